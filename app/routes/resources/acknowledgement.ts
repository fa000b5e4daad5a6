import { acknowledgeNotice } from "~server/resources/acknowledge-notice";

export { postOnly as loader } from "~server/http/post-only";

export const action = acknowledgeNotice;
