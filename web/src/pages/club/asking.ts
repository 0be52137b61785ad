// What is asked of a server about clubs.
import type { ClubOpened, ClubPage, MyClub, RoomOpened } from "../../types";
import { ask } from "../../lib/api";

const at = encodeURIComponent;
const path = (code: string): string => `/api/clubs/${at(code)}`;

export const clubs = {
  mine: () => ask<MyClub[]>("GET", "/api/mine/clubs"),
  found: (name: string) => ask<ClubOpened>("POST", "/api/clubs", { name }),
  look: (code: string, year: number) => ask<ClubPage>("GET", `${path(code)}?year=${year}`),
  join: (code: string) => ask<ClubPage>("POST", `${path(code)}/members`),
  leave: (code: string) => ask("DELETE", `${path(code)}/members`),
  change: (code: string, plan: { name?: string; next?: number; host?: number }) => ask<ClubPage>("PUT", path(code), plan),
  keepOut: (code: string, member: number, removed: boolean) => ask<ClubPage>("PUT", `${path(code)}/members/${member}`, { removed }),
  room: (code: string) => ask<RoomOpened>("POST", `${path(code)}/room`),
  addSheet: (code: string, sheet: string) => ask<ClubPage>("POST", `${path(code)}/scores`, { sheet }),
  removeSheet: (code: string, sheet: string) => ask("DELETE", `${path(code)}/scores/${at(sheet)}`),
  remove: (code: string) => ask("DELETE", path(code)),
};
