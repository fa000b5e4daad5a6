import { chooseView } from "~server/choose-view";

export { postOnly as loader } from "~server/http/post-only";

/** /sade: chooses the lite view or the full one. */
export const action = chooseView;
