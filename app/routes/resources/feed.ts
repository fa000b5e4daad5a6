import { documentLoader } from "~server/finders/answer";
import { atomFeed } from "~server/finders/feed";

/** /haber-list.atom and the like: what is new, for feed readers. */
export const loader = documentLoader({
  type: "application/atom+xml; charset=utf-8",
  lifetime: "content",
  make: atomFeed,
});
