import type { AroundFiguresView } from "~/components/members/member-figures";
import { compareText } from "~/i18n/letters";
import { now } from "../../config/clock";
import type { PageContext } from "../../request/page-loader";
import { chosenSpan, lastDays, spanFields } from "../day-span";
import { searchField, filterForm, selectField } from "../filter-form";
import { addDays } from "../prices/days/trading-days";
import type { FiguresContent } from "../figures/figures-page";
import { KIND_NAMES } from "./deals";
import type { TransactionsRequest, Offered } from "./transactions";
import { ALL_KINDS, isNarrowed, transactionsQuery, USUAL_DAYS, type TransactionsQuery } from "./query";

export function transactionKinds(
  context: PageContext,
  query: TransactionsQuery,
): NonNullable<AroundFiguresView["sections"]> {
  const { t } = context;
  return {
    label: t("transactions.kinds"),
    links: ALL_KINDS.map((kind) => ({
      href: transactionsQuery.href(context, { ...query, kind, search: "", page: 1 }),
      label: t(KIND_NAMES[kind].name),
      current: kind === query.kind,
    })),
  };
}

export function transactionsChooser(
  { context, query, nameOf }: TransactionsRequest,
  offered: readonly Offered[],
) {
  const { t } = context;
  const { kind, productId, from, until, search } = query;
  const chosen = productId === null ? [] : [{ id: productId, name: null }];
  const names = new Map(
    [...chosen, ...offered].map(({ id, name }) => [
      id,
      nameOf({ productId: id, product: name }) || String(id),
    ]),
  );
  const products = [...names].toSorted(([, a], [, b]) => compareText(a, b));
  const usual = { ...query, ...lastDays(USUAL_DAYS), productId: null, search: "", page: 1 };
  const isUsual = !isNarrowed(query) && from === usual.from && until === usual.until;
  return filterForm(context, {
    fields: [
      selectField("urun", t("board.product"), productId === null ? "" : String(productId), [
        { value: "", label: t("transactions.allProducts") },
        ...products.map(([id, label]) => ({ value: String(id), label })),
      ]),
      ...spanFields(query, context),
      searchField(
        search,
        t,
        kind === "registrations" || kind === "monthly"
          ? "transactions.searchRegistrations"
          : "transactions.searchPurchases",
      ),
    ],
    hidden: transactionsQuery.fields({ kind }),
    folded: chosenSpan(
      context,
      query,
      names.get(productId ?? NaN) ?? t("transactions.allProducts"),
      search && `“${search}”`,
    ),
    clear: isUsual ? null : transactionsQuery.href(context, usual),
  });
}

export function transactionsEmpty(context: PageContext, query: TransactionsQuery): FiguresContent["empty"] {
  const { t } = context;
  const today = now().toISODate();
  const whole = { ...query, productId: null, search: "", page: 1 };
  const lastYear = { ...whole, from: addDays(today, -365), until: today };
  if (isNarrowed(query))
    return {
      text: t("transactions.noneFound"),
      links: [{ href: transactionsQuery.href(context, whole), label: t("list.showAll") }],
    };
  return {
    text: t("transactions.empty"),
    links:
      query.from === lastYear.from
        ? []
        : [{ href: transactionsQuery.href(context, lastYear), label: t("transactions.lastYear") }],
  };
}
