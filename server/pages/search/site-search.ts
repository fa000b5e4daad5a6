import type { SiteSearchView } from "~/components/frame/site-search";
import { href } from "~/pages";
import type { RequestContext } from "../../request/request-context";

export function siteSearch({ language, t }: Pick<RequestContext, "language" | "t">): SiteSearchView {
  return {
    action: href("search", language),
    label: t("search.label"),
    placeholder: t("search.placeholder"),
    submit: t("search.submit"),
  };
}

export function searchAgain(context: Pick<RequestContext, "language" | "t" | "url">): SiteSearchView | null {
  const { pathname, searchParams } = context.url;
  const words = searchParams.get("ara");
  return words === null ? null : { ...siteSearch(context), action: pathname, words };
}
