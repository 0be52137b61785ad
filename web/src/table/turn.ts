// Whose turn it is, for those who do not see it: it is said, and the focus goes to the board.
import { tick } from "svelte";
import { announce } from "../lib/toasts.svelte";
import { t } from "../lib/words.svelte";
import type { MatchUpdate } from "../types";

/** Whether all wait for the seat that looks: nobody else may act, or others may in its turn. In other phases, as when all choose, no turn counts yet. */
export function isUpToMe({ actors, outcome, seat, view }: Pick<MatchUpdate, "actors" | "outcome" | "seat" | "view">): boolean {
  const { phase, turn } = view as { phase?: string; turn?: number | null };
  return outcome === null && seat !== null && actors.includes(seat) && (actors.length === 1 || (phase === "turn" && turn === seat));
}

// With the keyboard the focus goes to a piece at once; otherwise to the board as a whole, without a visible ring.
let isByKeys = false;
if (typeof addEventListener === "function") {
  addEventListener("keydown", () => (isByKeys = true), true);
  addEventListener("pointerdown", () => (isByKeys = false), true);
}

/** Takes the focus to the board, and says when a match begins; but not away from a text field, a dialog, a panel, the way on in a lesson, or a piece on the board. */
export async function goToBoard(isNew = false): Promise<void> {
  await tick();
  if (isNew) announce(t("web.started"));
  const stage = document.querySelector<HTMLElement>("[data-stage]");
  const here = document.activeElement;
  if (!stage || stage.contains(here) || here?.closest("input, textarea, select, dialog, aside, .next")) return;
  const piece = isByKeys ? stage.querySelector<HTMLElement>("[data-focus]") : null;
  (piece ?? stage).focus({ preventScroll: true });
}

/** Says that it is one's turn, and goes there. */
export function sayTurn(): void {
  announce(t("web.your-turn"));
  void goToBoard();
}
