import { documentLoader } from "~server/seo/response";
import { openApi } from "~server/seo/openapi";

export const loader = documentLoader({
  type: "application/json; charset=utf-8",
  lifetime: "documents",
  make: openApi,
  isOpen: true,
});
