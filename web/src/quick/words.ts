// How strong a person is, in words.
import type { MyRating, SeatRating } from "../types";
import { t } from "../lib/words.svelte";

/** Such as “About as strong as Hard”; as long as that is not sure, it says so. */
export function strength({ level, sure }: Pick<MyRating | SeatRating, "level" | "sure">): string {
  const known =
    level === "below" || level === "above" ? t(`quick.strength.${level}`) : t("quick.strength", { level: t("core.level", { level }) });
  return sure ? known : t("quick.strength.unsure", { strength: known });
}
