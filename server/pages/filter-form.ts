import type { FilterFieldView, FilterFormView } from "~/components/forms/filter-form";
import { formatLongDate } from "~/i18n/dates";
import type { Translate, WordKey, Wording } from "~/i18n/words";
import { hrefOfMatch, href } from "~/pages";
import { now } from "../config/clock";
import type { PageContext } from "../request/page-loader";
import type { Id } from "../upstream/record";
import { FIRST_DAY } from "./prices/days/trading-days";
import type { SiteSearchView } from "~/components/frame/site-search";
import type { RequestContext } from "../request/request-context";

interface Filter {
  fields: FilterFieldView[];
  submit?: string;
  hidden?: FilterFormView["hidden"];
  folded?: string | null;
  isInPairs?: true;
  clear?: string | null;
}

export function filterForm(
  { match, language, t }: PageContext,
  { clear = null, hidden = [], ...form }: Filter,
): FilterFormView {
  return {
    submit: t("list.apply"),
    ...form,
    action: hrefOfMatch(match, language),
    hidden,
    clear: clear === null ? null : { href: clear, label: t("list.clear") },
  };
}

export function dateField(
  name: string,
  label: WordKey,
  value: string,
  { language, t }: Wording,
): FilterFieldView {
  return {
    kind: "date",
    name,
    label: t(label),
    value,
    min: FIRST_DAY,
    max: now().toISODate(),
    hint: t("list.dayHint", { date: formatLongDate(value, language) }),
  };
}

export function searchField(
  value: string,
  t: Translate,
  placeholder: WordKey = "list.searchPlaceholder",
): FilterFieldView {
  return { kind: "search", name: "ara", label: t("list.search"), value, placeholder: t(placeholder) };
}

export function selectField(
  name: string,
  label: string,
  value: string,
  options: { value: string; label: string }[],
): FilterFieldView {
  return { kind: "select", name, label, value, options };
}

export function productField(
  { id: chosen }: { id: Id },
  products: readonly { id: Id; name: string }[],
  t: Translate,
): FilterFieldView {
  return selectField(
    "urun",
    t("board.product"),
    String(chosen),
    products.map(({ id, name }) => ({ value: String(id), label: name })),
  );
}

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
