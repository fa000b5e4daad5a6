import { documentLoader } from "~server/seo/response";
import { catalogue } from "~server/seo/catalogue";

export const loader = documentLoader({
  type: "application/ld+json; charset=utf-8",
  lifetime: "documents",
  make: catalogue,
  isOpen: true,
});
