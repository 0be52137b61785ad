// Draws the pictures of a page of rules when they are about to be seen.
import { mount, unmount } from "svelte";
import { folderOf } from "../../lib/board";
import { need } from "../../lib/words.svelte";
import Drawing from "./Drawing.svelte";
import { fieldsOf, stillOf } from "./drawing";

async function draw(figure: HTMLElement): Promise<(() => void) | undefined> {
  const folder = folderOf(figure.dataset.slug ?? "");
  const [still] = await Promise.all([stillOf(folder), need(folder)]);
  if (!figure.isConnected) return undefined;
  if (!still) {
    // A game that cannot draw yet shows the position as it is written.
    const text = Object.assign(document.createElement("code"), { textContent: figure.dataset.position ?? "" });
    figure.prepend(text);
    return () => text.remove();
  }
  const drawn = mount(Drawing, {
    target: figure,
    ...(figure.firstElementChild ? { anchor: figure.firstElementChild } : {}),
    props: { still, fields: fieldsOf(figure.dataset.position ?? ""), folder },
  });
  return () => void unmount(drawn);
}

/** For a page: draws every figure once it comes near; the answer takes all away again. */
export function pictures(page: HTMLElement): () => void {
  const ends: Promise<(() => void) | undefined>[] = [];
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) {
          watch.unobserve(target);
          ends.push(draw(target as HTMLElement));
        }
    },
    { rootMargin: "50% 0px" },
  );
  for (const figure of page.querySelectorAll("figure.position")) watch.observe(figure);
  return () => {
    watch.disconnect();
    for (const end of ends) void end.then((stop) => stop?.());
  };
}
