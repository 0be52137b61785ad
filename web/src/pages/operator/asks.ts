// What an operator asks the server; the cookie of the session goes along by itself.
import { ask } from "../../lib/api";
import type { Backups, Banned, FiledReport, Listed, NewBan, OperatorAction, OperatorName, RoomSettings, ServerLoad } from "../../types";

const at = encodeURIComponent;

export const operator = {
  me: () => ask<OperatorName>("GET", "/operator/session"),
  signIn: (token: string, name: string) => ask<OperatorName>("POST", "/operator/session", { token, name }),
  signOut: () => ask<OperatorName>("DELETE", "/operator/session"),
  rooms: () => ask<Listed[]>("GET", "/operator/rooms"),
  room: (code: string) => ask<RoomSettings>("GET", `/operator/rooms/${at(code)}`),
  closeRoom: (code: string) => ask<void>("POST", `/operator/rooms/${at(code)}/close`),
  reports: (done: boolean) => ask<FiledReport[]>("GET", `/operator/reports?done=${done}`),
  markReport: (id: string, done: boolean) => ask<void>("PUT", `/operator/reports/${at(id)}`, { done }),
  bans: () => ask<Banned[]>("GET", "/operator/bans"),
  ban: (ban: NewBan) => ask<void>("POST", "/operator/bans", ban),
  lift: (ban: Banned) => ask<void>("DELETE", `/operator/bans/${ban.kind}/${ban.who}`),
  load: () => ask<ServerLoad>("GET", "/operator/load"),
  backups: () => ask<Backups>("GET", "/operator/backups"),
  backUp: () => ask<Backups>("POST", "/operator/backups"),
  log: (before?: number) => ask<OperatorAction[]>("GET", `/operator/log${before === undefined ? "" : `?before=${before}`}`),
};
