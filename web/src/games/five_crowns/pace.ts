// What people follow from match to match of Five Crowns.
import type { Pace } from "../../pages/mine/paces";

export default { title: "five_crowns.pace", about: "five_crowns.pace.about" } satisfies Pace;
