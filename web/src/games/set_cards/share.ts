// A result as a text to send to friends: it tells how it went and gives nothing away.
import { clock } from "../../lib/clock";
import type { Happened, SetEvent, SetView, Table } from "../../types";

const SQUARES: Partial<Record<SetEvent["type"], string>> = { Found: "🟩", Took: "🟩", Missed: "🟥", Paid: "🟨" };

/** The squares in the order of play, in rows of six. */
export function squares(log: readonly Happened[]): string {
  const all = log
    .flatMap((entry) => (entry.events as SetEvent[]).map((event) => SQUARES[event.type] ?? ""))
    .filter(Boolean);
  const rows: string[] = [];
  for (let start = 0; start < all.length; start += 6) rows.push(all.slice(start, start + 6).join(""));
  return rows.join("\n");
}

export function shareText(table: Table, log: readonly Happened[], home: string): string {
  const time = clock(log.at(-1)?.at ?? 0);
  const found = (table.outcome?.scores ?? [])[0] ?? 0;
  if (table.game === "set-daily") {
    const { goal } = table.view as SetView;
    return `Daily SET puzzle ${table.options.date}: ${found} of ${goal} in ${time}\n${squares(log)}\n${home}`;
  }
  const result = table.outcome?.winners.length ? "won" : "not won";
  return `SET solitaire: ${result}, ${found} points in ${time}\n${squares(log)}\n${home}`;
}
