// What a board has to tell in the line above the controls; nothing where no board has set it.
import { getContext, setContext, type Snippet } from "svelte";

type Notice = () => Snippet | undefined;
const KEY = Symbol("notice");

export const setNotice = (notice: Notice): Notice => setContext(KEY, notice);
export const getNotice = (): Notice => getContext<Notice | undefined>(KEY) ?? (() => undefined);
