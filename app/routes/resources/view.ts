import { chooseView } from "~server/resources/choose-view";

export { postOnly as loader } from "~server/http/post-only";

export const action = chooseView;
