// The dictionary of a match, as people call it.
import { t } from "../../lib/words.svelte";

/** The name of a list, given by its name and hash, in the reader's language. */
export const listName = (tag: string): string => t("pieces.word-list", { name: tag.split(":")[0]! });
