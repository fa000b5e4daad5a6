import type { SiteSearchView } from "~/components/site-search";
import { href } from "~/pages";
import type { Portal } from "../portal";

/** The field that leads to the site's search, for the header, the menu and the not-found page. */
export function siteSearch({ language, t }: Pick<Portal, "language" | "t">): SiteSearchView {
  return {
    action: href("search", language),
    label: t("search.label"),
    placeholder: t("search.placeholder"),
    submit: t("search.submit"),
  };
}

/** The field with what was sought at an address, to seek it there again. */
export function searchAgain(asked: Pick<Portal, "language" | "t" | "url">): SiteSearchView | null {
  const { pathname, searchParams } = asked.url;
  const words = searchParams.get("ara");
  return words === null ? null : { ...siteSearch(asked), action: pathname, words };
}
