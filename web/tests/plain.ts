// Something that is said, of which a test only wants to know whether it is passed on.
import type { Said } from "../src/types";

/** A message that says just this. */
export const plain = (text: string): Said => ({ type: "said", key: "core.number", facts: { n: text } });
