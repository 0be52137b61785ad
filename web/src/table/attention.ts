// Where the attention goes: to the board when a match begins or comes in sight, and to whoever's turn it is.
import { announce } from "../lib/toasts.svelte";
import { t } from "../lib/words.svelte";
import type { Table } from "../types";

/** So few entries has a match that has just begun. */
const EARLY = 2;

export class Attention {
  #match = "";
  #isMine = false;

  /** Takes in how the table stands; its board is there already. */
  hear({ match, seat, actors, outcome, n }: Table): void {
    const isNew = match !== this.#match;
    const isMine = outcome === null && seat !== null && actors.length === 1 && actors[0] === seat;
    const isTurn = isMine && (isNew || !this.#isMine);
    this.#match = match;
    this.#isMine = isMine;
    if (outcome !== null) return;
    if (isNew && n < EARLY) announce(t("web.begins"));
    if (isTurn) announce(t("web.your-turn"));
    if (isNew || isTurn) toStage();
  }
}

/** The focus goes to the board, unless somebody is at something else. */
function toStage(): void {
  const here = document.activeElement;
  if (here && here !== document.body) return;
  document.querySelector<HTMLElement>("[data-stage]")?.focus({ preventScroll: true });
}
