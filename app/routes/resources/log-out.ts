import { logOutVisitor } from "~server/auth/log-out";

export { postOnly as loader } from "~server/http/post-only";

/** /cikis: ends the visitor's session. */
export const action = logOutVisitor;
