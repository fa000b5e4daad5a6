import { appCode } from "~server/seo/app-code";
import { documentLoader } from "~server/seo/response";

export const loader = documentLoader({
  type: "image/svg+xml; charset=utf-8",
  lifetime: "documents",
  make: appCode,
});
