import { documentLoader } from "~server/seo/response";
import { robots } from "~server/seo/robots";

export const loader = documentLoader({
  type: "text/plain; charset=utf-8",
  lifetime: "documents",
  make: robots,
});
