// What people follow from match to match of SET.
import type { Pace } from "../../pages/mine/paces";

export default { title: "pieces.pace", about: "pieces.pace.about", unit: "second" } satisfies Pace;
