import type { AroundFiguresView } from "~/components/member-figures";
import { hrefOfMatch } from "~/pages";
import { compareText } from "~/text/collation";
import { now } from "../../clock";
import type { PagePortal } from "../../page-loader";
import { addDays, FIRST_DAY } from "../figures/trading-days";
import type { FiguresContent } from "../figures/figures-page";
import { KIND_NAMES } from "./deal-words";
import type { Asking, Offered } from "./transactions";
import { ALL_KINDS, isNarrowed, queryOf, usualDays, type Asked } from "./transactions-asked";

/** What can be chosen on the page of transactions. */

/** The kinds of transactions, for the same days and product. */
export function transactionKinds(
  portal: PagePortal,
  asked: Asked,
): NonNullable<AroundFiguresView["sections"]> {
  const { t } = portal;
  return {
    label: t("transactions.kinds"),
    links: ALL_KINDS.map((kind) => ({
      href: addressOf(portal, { ...asked, kind, search: "", page: 1 }),
      label: t(KIND_NAMES[kind].name),
      current: kind === asked.kind,
    })),
  };
}

/** The form: product, days, words. */
export function transactionsChooser({ portal, asked, nameOf }: Asking, offered: readonly Offered[]) {
  const { t, match, language } = portal;
  const today = now().toISODate();
  const { kind, productId, from, until, search } = asked;
  const chosen = productId === null ? [] : [{ id: productId, name: null }];
  const names = new Map(
    [...chosen, ...offered].map(({ id, name }) => [
      id,
      nameOf({ productId: id, product: name }) ?? String(id),
    ]),
  );
  const products = [...names].toSorted(([, a], [, b]) => compareText(a, b));
  const usual = { ...asked, ...usualDays(), productId: null, search: "", page: 1 };
  const isUsual = !isNarrowed(asked) && from === usual.from && until === usual.until;
  const days = { kind: "date", min: FIRST_DAY, max: today } as const;
  return {
    action: hrefOfMatch(match, language),
    fields: [
      {
        kind: "select" as const,
        name: "urun",
        label: t("board.product"),
        value: productId === null ? "" : String(productId),
        options: [
          { value: "", label: t("transactions.allProducts") },
          ...products.map(([id, label]) => ({ value: String(id), label })),
        ],
      },
      { ...days, name: "bas", label: t("transactions.from"), value: from },
      { ...days, name: "bit", label: t("transactions.until"), value: until },
      {
        kind: "search" as const,
        name: "ara",
        label: t("list.search"),
        value: search,
        placeholder: t(
          kind === "registrations" ? "transactions.searchRegistrations" : "transactions.searchPurchases",
        ),
      },
    ],
    hidden: [{ name: "islem", value: queryOf(asked).get("islem") ?? "" }],
    submit: t("list.apply"),
    clear: isUsual ? null : { href: addressOf(portal, usual), label: t("list.clear") },
  };
}

/** What is said when there is nothing, with the way to where there may be something. */
export function transactionsEmpty(portal: PagePortal, asked: Asked): FiguresContent["empty"] {
  const { t } = portal;
  const today = now().toISODate();
  const whole = { ...asked, productId: null, search: "", page: 1 };
  const lastYear = { ...whole, from: addDays(today, -365), until: today };
  if (isNarrowed(asked))
    return {
      text: t("transactions.noneFound"),
      links: [{ href: addressOf(portal, whole), label: t("list.showAll") }],
    };
  return {
    text: t("transactions.empty"),
    links:
      asked.from === lastYear.from
        ? []
        : [{ href: addressOf(portal, lastYear), label: t("transactions.lastYear") }],
  };
}

function addressOf({ match, language }: PagePortal, asked: Asked): string {
  return `${hrefOfMatch(match, language)}?${queryOf(asked).toString()}`;
}
