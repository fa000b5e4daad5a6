import { documentLoader } from "~server/seo/response";
import { atomFeed } from "~server/seo/feed";

export const loader = documentLoader({
  type: "application/atom+xml; charset=utf-8",
  lifetime: "content",
  make: atomFeed,
});
