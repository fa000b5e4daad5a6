import { soleSection } from "../data-table/data-table";
import { formatDate, formatDays } from "~/i18n/dates";
import { formatLira } from "~/i18n/numbers";
import { unitWord } from "../data-table/value-words";
import type { MemberContext } from "../member-context";
import type { Product } from "../../upstream/contracts/products";
import { listPurchases, purchasesOf, type Purchase } from "../../upstream/contracts/trades";
import { tradedSummary } from "../prices/rows/bulletin-words";
import { quotedProducts } from "../prices/products/quoted-products";
import { findings, particularsOf, quantityText } from "./findings";
import { partOf, bulletinQuery, type SectionContent } from "./section";
import { spanFields, type Span } from "./span";
import type { Rows } from "../../upstream/lists";
import type { Id } from "../../upstream/record";
import { filterForm } from "../filter-form";

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
  const chosen = all.rows.find(({ arrivalId }) => arrivalId !== null && String(arrivalId) === state.arrival);
  if (chosen?.arrivalId != null) return findingsOf(context, product, chosen, chosen.arrivalId, span);
  if (state.arrival !== "") context.wrong.add("arrival");
  return purchaseList(context, product, all, span);
}

const valuesOf = ({ id }: Product, { from, until }: Span) =>
  ({ section: "alim", product: String(id), from, until }) as const;

function purchaseList(
  context: MemberContext,
  product: Product,
  all: Rows<Purchase>,
  span: Span,
): SectionContent {
  const { t, language } = context;
  const { from, until } = span;
  const { rows, unread } = purchasesOf(span, all);
  const values = valuesOf(product, span);
  const part = partOf(context, rows.length, values);
  const title = t("memberBulletin.purchasesOf", { product: product.name ?? "" });
  return {
    title,
    lead: formatDays(span, language),
    query: bulletinQuery.write(values),
    figures: {
      fileName: t("memberBulletin.purchasesOfFile", { id: product.id, from, until }),
      title,
      about: { productId: product.id, from, until },
      columns: [
        { key: "transaction", label: t("memberBulletin.transaction"), kind: "text" },
        { key: "day", label: t("figures.day"), kind: "day" },
        { key: "quantity", label: t("board.quantity"), kind: "quantity" },
        { key: "price", label: t("memberBulletin.price"), kind: "price" },
        { key: "amount", label: t("figures.amount"), kind: "amount", place: "main" },
        { key: "fee", label: t("memberBulletin.fee"), kind: "amount" },
        { key: "saleType", label: t("monthly.saleType"), kind: "text" },
        { key: "declaration", label: t("memberBulletin.declaration"), kind: "text" },
      ],
      sections: soleSection(
        "alimlar",
        product.unit,
        rows.map((row) => ({
          values: row,
          note: null,
          ...(row.arrivalId !== null && {
            href: bulletinQuery.href(context, { ...values, arrival: String(row.arrivalId) }),
          }),
        })),
      ),
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
    summary: tradedSummary(rows, context),
    part,
    unused: { unread },
    empty: {
      text: t("memberBulletin.noPurchases"),
      links: [
        { href: bulletinQuery.href(context, { section: "alim" }), label: t("memberBulletin.usualDays") },
      ],
    },
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
    product: product.name ?? "",
    particulars: particularsOf([
      [t("figures.day"), row.day && formatDate(row.day, language)],
      [t("board.quantity"), quantityText(row.quantity, unitWord(row.unit, t), language)],
      [t("figures.amount"), row.amount === null ? null : formatLira(row.amount, language)],
      [t("memberBulletin.declaration"), row.declaration],
    ]),
    back: {
      href: bulletinQuery.href(context, values),
      label: t("memberBulletin.purchasesOf", { product: product.name ?? "" }),
    },
    query: bulletinQuery.write({ ...values, arrival: String(arrivalId) }),
  });
}
