// How strong a person is, in words.
import type { MyRating, SeatRating } from "../types";
import { t } from "../lib/words.svelte";

/** A level of bots by its name, or beyond them. */
export const level = (name: MyRating["level"]): string =>
  name === "below" || name === "above" ? t(`quick.strength.${name}`) : t("core.level", { level: name });

/** Such as “About as strong as Hard”; as long as that is not sure, it says so. */
export function strength({ level: name, sure }: Pick<MyRating | SeatRating, "level" | "sure">): string {
  const isBeyond = name === "below" || name === "above";
  const known = isBeyond ? level(name) : t("quick.strength", { level: level(name) });
  return sure ? known : t("quick.strength.unsure", { strength: known });
}
