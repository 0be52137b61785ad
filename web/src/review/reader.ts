import { createContext } from "svelte";

/** Whose seat the reader had, so that what is said about it says "you"; null for everybody else. */
export const [getReader, setReader] = createContext<() => number | null>();
