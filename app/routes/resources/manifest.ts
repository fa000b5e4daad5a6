import { documentLoader } from "~server/seo/response";
import { manifest } from "~server/seo/manifest";

export const loader = documentLoader({
  type: "application/manifest+json; charset=utf-8",
  lifetime: "documents",
  make: manifest,
});
