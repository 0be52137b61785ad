export { default } from "../set_cards/pace";
