import { documentLoader } from "~server/request/document-loader";
import { atomFeed } from "~server/pages/feeds";

export const loader = documentLoader({
  type: "application/atom+xml; charset=utf-8",
  lifetime: "content",
  make: atomFeed,
});
