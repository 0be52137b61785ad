export { default } from "../../lib/dice/pieces";
