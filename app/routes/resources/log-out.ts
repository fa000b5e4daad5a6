import { logOutVisitor } from "~server/resources/log-out";

export { postOnly as loader } from "~server/http/post-only";

export const action = logOutVisitor;
