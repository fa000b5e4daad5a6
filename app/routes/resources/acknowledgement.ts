import { acknowledgeNotice } from "~server/auth/acknowledge-notice";

export { postOnly as loader } from "~server/http/post-only";

/** /okudum: the member has read the notice on data protection. */
export const action = acknowledgeNotice;
