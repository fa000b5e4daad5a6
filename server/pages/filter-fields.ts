import type { FilterFieldView } from "~/components/forms/filter-form";
import { formatLongDate, parseDate } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import type { Translate, WordKey } from "~/i18n/words";
import type { Id } from "../upstream/ids";
import { now } from "../config/clock";
import { FIRST_DAY } from "./prices/days/trading-days";

export interface Wording {
  language: Language;
  t: Translate;
}

export function dateField(
  name: string,
  label: WordKey,
  value: string,
  { language, t }: Wording,
): FilterFieldView {
  const date = parseDate(value);
  return {
    kind: "date",
    name,
    label: t(label),
    value,
    min: FIRST_DAY,
    max: now().toISODate(),
    hint: t("list.dayHint", { date: date ? formatLongDate(date, language) : value }),
  };
}

export function searchField(
  value: string,
  t: Translate,
  placeholder: WordKey = "list.searchPlaceholder",
): FilterFieldView {
  return { kind: "search", name: "ara", label: t("list.search"), value, placeholder: t(placeholder) };
}

export function productField(
  { id: chosen }: { id: Id },
  products: readonly { id: Id; name: string | null }[],
  t: Translate,
): FilterFieldView {
  return {
    kind: "select",
    name: "urun",
    label: t("board.product"),
    value: String(chosen),
    options: products.map(({ id, name }) => ({ value: String(id), label: name ?? "" })),
  };
}
