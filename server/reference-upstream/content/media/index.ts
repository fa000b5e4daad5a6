import type { ContentSeed } from "../types";
import { HIGHLIGHTS } from "./highlights";
import { LINK_DOCUMENTS } from "./link-documents";
import { USEFUL_LINKS } from "./links";
import { PRESS_RELEASES } from "./press-releases";
import { PROMOTIONAL_VIDEOS } from "./promotional-videos";
import { PUBLICATIONS } from "./publications";
import { SUCCESS_STORIES } from "./success-stories";

/** What is published for the public: kinds 3, 4, 5, 6, 8, 9 and 10. */
export const MEDIA: ContentSeed[] = [
  ...PRESS_RELEASES,
  ...PUBLICATIONS,
  ...SUCCESS_STORIES,
  ...HIGHLIGHTS,
  ...USEFUL_LINKS,
  ...LINK_DOCUMENTS,
  ...PROMOTIONAL_VIDEOS,
];
