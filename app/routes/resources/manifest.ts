import { documentLoader } from "~server/finders/answer";
import { manifest } from "~server/finders/manifest";

/** /site.webmanifest: the site on a phone's home screen. */
export const loader = documentLoader({
  type: "application/manifest+json; charset=utf-8",
  lifetime: "documents",
  make: manifest,
});
