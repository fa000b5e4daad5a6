import { documentLoader } from "~server/finders/answer";
import { robots } from "~server/finders/robots";

/** /robots.txt */
export const loader = documentLoader({
  type: "text/plain; charset=utf-8",
  lifetime: "documents",
  make: robots,
});
