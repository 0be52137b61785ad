// A sheet without words: the engine of a page leaves each message in its place, for the client to write it.
import { folderOf, needLesson } from "../../lib/board";
import { need, say } from "../../lib/words.svelte";
import type { Message } from "../../types";

const MESSAGE = /\x02([^\x03]*)\x03/g;

function plain(html: string): string {
  const area = document.createElement("textarea");
  area.innerHTML = html;
  return area.value;
}

function escaped(text: string): string {
  const area = document.createElement("textarea");
  area.textContent = text;
  return area.innerHTML.replaceAll('"', "&quot;");
}

/** The page with sentences. */
export async function write(page: string, slug: string): Promise<string> {
  await Promise.all([needLesson(slug), need("sheets", folderOf(slug))]);
  return page.replace(MESSAGE, (_, message: string) => escaped(say(JSON.parse(plain(message)) as Message)));
}
