// Something that is said, of which a test only wants to know whether it is passed on.
import type { Message } from "../src/types";

/** A message that says just this. */
export const plain = (text: string): Message => ({ type: "said", key: "core.number", facts: { n: text } });
