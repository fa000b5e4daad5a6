import type { PeopleView } from "~/components/people/people-page";
import type { PageContext } from "../../request/page-loader";
import type { FixedPage } from "../../upstream/assumptions";
import { richText } from "../../html/rich-text";
import { orFallback } from "../fallbacks";
import { fixedItem } from "../content/content-items";

export async function introduction(context: PageContext, page: FixedPage): Promise<PeopleView["text"]> {
  const item = await orFallback(fixedItem(context, page), null);
  if (!item?.html) return null;
  return {
    html: richText(item.html, context),
    ...(item.textLanguage && { lang: item.textLanguage }),
  };
}
