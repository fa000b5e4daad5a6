import { appCode } from "~server/finders/app-code";
import { documentLoader } from "~server/finders/answer";

/** /karekod/….svg: the QR code of the app in a store. */
export const loader = documentLoader({
  type: "image/svg+xml; charset=utf-8",
  lifetime: "documents",
  make: appCode,
});
