import { formatDate, formatDays } from "~/i18n/dates";
import { formatLira } from "~/i18n/numbers";
import { unitWord } from "../figures/value-words";
import type { MemberContext } from "../member-context";
import { ofDays } from "../../upstream/contracts/prices";
import type { Product } from "../../upstream/contracts/products";
import { listPurchases, type Purchase } from "../../upstream/contracts/trades";
import { tradedSummary } from "../prices/rows/bulletin-words";
import { quotedProducts } from "../prices/products/quoted-products";
import { findings, particularsOf, quantityText } from "./findings";
import { partOf, bulletinQuery, nothingIn, type SectionContent } from "./section";
import { spanFields, type Span } from "../day-span";
import type { Id } from "../../upstream/record";
import { filterForm } from "../filter-form";
import { withoutColumn } from "../prices/rows/bulletin-figures";
import { againstAverages, dayAverages, type AverageOf } from "../transactions/exchange-averages";
import { purchaseTable } from "../transactions/deals";

export async function productPurchases(
  context: MemberContext,
  memberId: Id,
  span: Span,
): Promise<SectionContent | null> {
  const { upstream } = context;
  const state = bulletinQuery.read(context);
  if (state.product === "") return null;
  const product = (await quotedProducts(upstream)).find(({ id }) => String(id) === state.product);
  if (!product) {
    context.wrong.add("product");
    return null;
  }
  const all = await upstream.read(listPurchases, { memberId, productId: product.id });
  const chosen = all.find(({ arrivalId }) => arrivalId !== null && String(arrivalId) === state.arrival);
  if (chosen?.arrivalId != null) return findingsOf(context, product, chosen, chosen.arrivalId, span);
  if (state.arrival !== "") context.wrong.add("arrival");
  const rows = all.filter(ofDays(span.from, span.until).is);
  return purchaseList(context, product, rows, await dayAverages(upstream, [product], rows), span);
}

const valuesOf = ({ id }: Product, { from, until }: Span) =>
  ({ section: "alim", product: String(id), from, until }) as const;

function purchaseList(
  context: MemberContext,
  product: Product,
  rows: readonly Purchase[],
  averageOf: AverageOf,
  span: Span,
): SectionContent {
  const { t, language } = context;
  const { from, until } = span;
  const values = valuesOf(product, span);
  const part = partOf(context, rows.length, values);
  const table = purchaseTable(rows, t, averageOf, ({ arrivalId }) =>
    arrivalId === null
      ? {}
      : { href: bulletinQuery.href(context, { ...values, arrival: String(arrivalId) }) },
  );
  const title = t("memberBulletin.purchasesOf", { product: product.name });
  return {
    title,
    lead: formatDays(span, language),
    query: bulletinQuery.write(values),
    figures: {
      fileName: t("memberBulletin.purchasesOfFile", { id: product.id, from, until }),
      title,
      about: { productId: product.id, from, until },
      ...table,
      columns: withoutColumn(table.columns, "product"),
    },
    chooser: filterForm(context, {
      fields: spanFields(span, { language, t }),
      hidden: bulletinQuery.fields({ section: "alim", product: String(product.id) }),
    }),
    neighbours: {
      label: t("memberBulletin.back"),
      links: [
        {
          href: bulletinQuery.href(context, { section: "alim", from, until }),
          label: t("memberBulletin.backToPurchases"),
        },
        {
          href: bulletinQuery.href(context, { ...values, section: "urun" }),
          label: t("memberBulletin.toPrices"),
        },
      ],
    },
    summary: [tradedSummary(rows, context), againstAverages(rows, averageOf, context)]
      .filter(Boolean)
      .join(" · "),
    part,
    empty: nothingIn(context, "memberBulletin.noPurchases", { section: "alim" }),
  };
}

function findingsOf(
  context: MemberContext,
  product: Product,
  row: Purchase,
  arrivalId: Id,
  span: Span,
): Promise<SectionContent> {
  const { t, language } = context;
  const values = valuesOf(product, span);
  return findings(context, {
    arrivalId,
    productId: product.id,
    name: row.transaction ?? String(arrivalId),
    product: product.name,
    particulars: particularsOf([
      [t("figures.day"), row.day && formatDate(row.day, language)],
      [t("board.quantity"), quantityText(row.quantity, unitWord(row.unit, t), language)],
      [t("figures.amount"), row.amount === null ? null : formatLira(row.amount, language)],
      [t("transactions.declaration"), row.declaration],
    ]),
    back: {
      href: bulletinQuery.href(context, values),
      label: t("memberBulletin.purchasesOf", { product: product.name }),
    },
    query: bulletinQuery.write({ ...values, arrival: String(arrivalId) }),
  });
}
