import type { PeopleView } from "~/components/people-page";
import type { PagePortal } from "../../page-loader";
import type { FixedPage } from "../../upstream/assumptions";
import { richText } from "../../views/rich-text";
import { optional } from "../optional";
import { fixedItem } from "../fixed-item";

/** What editors wrote about an organ, or nothing. */
export async function introduction(portal: PagePortal, page: FixedPage): Promise<PeopleView["text"]> {
  const { language, t } = portal;
  const item = await optional(fixedItem(portal, page), null);
  if (!item?.html) return null;
  return {
    html: richText(item.html, language, t),
    ...(item.textLanguage && { lang: item.textLanguage }),
  };
}
