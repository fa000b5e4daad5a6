import { countReading } from "~server/resources/read-count";

export { postOnly as loader } from "~server/http/post-only";

export const action = countReading;
