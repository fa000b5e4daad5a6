import { countReading } from "~server/reading/count-reading";

export { postOnly as loader } from "~server/http/post-only";

/** /okundu/{id}: counts a reader. */
export const action = countReading;
