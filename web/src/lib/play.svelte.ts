// The ways to begin: each opens a room and goes there.
import { learned } from "../learn/progress.svelte";
import type { GameInfo, NewRoom } from "../types";
import { api } from "./api";
import { loadBoard } from "./board";
import { FIRST } from "./botnames";
import { loadRoom } from "./pages";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { complain } from "./toasts.svelte";

let isOpening = $state(false);

/** Whether a room is being opened, so that nothing is begun twice. */
export const isBusy = (): boolean => isOpening;

export async function open(room: NewRoom): Promise<void> {
  isOpening = true;
  try {
    go(`/r/${(await api.open(room)).code}`);
  } catch (error) {
    complain(error);
  } finally {
    isOpening = false;
  }
}

export const playAlone = (slug: string): Promise<void> => open({ game: slug, start: true });

/** A match at once: against bots, or alone where a game is for one. */
export const play = ({ slug, most }: Pick<GameInfo, "slug" | "most">): Promise<void> =>
  most === 1 ? playAlone(slug) : open({ game: slug, start: true, bots: settings.level || FIRST });

export const playWithFriends = (slug: string): Promise<void> => open({ game: slug });

/** The lesson from where it was left, or from its beginning once it is done. */
export const learn = ({ slug, steps }: GameInfo): Promise<void> => open({ game: slug, lesson: learned(slug) % steps, start: true });

/** Loads what the first deal would wait for. */
export const preload = (slug: string): void => void Promise.all([loadRoom(), loadBoard(slug)]);
