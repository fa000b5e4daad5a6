import { group } from "d3-array";
import type { Language } from "~/language";
import { href, hrefOfMatch } from "~/pages";
import { languageOfNames, sentenceCase } from "~/text/casing";
import { fold } from "~/text/fold";
import { exchange } from "../../exchange";
import type { FigureSection } from "../../figures/figures";
import type { PagePortal } from "../../page-loader";
import { hasId, listProducts, type QuotedProduct } from "../../upstream/contracts/products";
import type { FiguresContent } from "./figures-page";

const MAX_SEARCH = 100;

/** The goods whose trade has to be registered at the exchange: searched (?ara=) and by group (?grup=). */
export async function quotationList(portal: PagePortal): Promise<FiguresContent> {
  const { upstream, url, t, language, match } = portal;
  const all = (await upstream.read(listProducts, null)).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const groups = [...group(all, groupOf)].map(([code, [first]]) => {
    const written = first?.groupName ?? code;
    const named = languageOfNames([written], language);
    return { code, name: sentenceCase(written, named), named };
  });
  const written = (url.searchParams.get("ara") ?? "").trim();
  const search = written.slice(0, MAX_SEARCH);
  const writtenGroup = url.searchParams.get("grup") ?? "";
  const chosen = groups.find(({ code }) => code !== "" && code === writtenGroup);
  const found = all.filter(
    (product) => matches(product, search) && (!chosen || groupOf(product) === chosen.code),
  );
  const query = new URLSearchParams({
    ...(search && { ara: search }),
    ...(chosen && { grup: chosen.code }),
  });
  const page = hrefOfMatch(match, language);
  return {
    heading: { title: t("page.quotationList"), lead: t("lead.quotationList") },
    figures: {
      fileName: t("quotation.fileName"),
      title: t("page.quotationList"),
      about: {},
      columns: [
        { key: "product", label: t("board.product"), kind: "text" },
        { key: "code", label: t("quotation.code"), kind: "text" },
        { key: "minimum", label: t("quotation.minimum"), kind: "quantity" },
        { key: "shrinkageMin", label: t("quotation.shrinkageMin"), kind: "percent" },
        { key: "shrinkageMax", label: t("quotation.shrinkageMax"), kind: "percent" },
        { key: "withholding", label: t("quotation.withholding"), kind: "percent" },
      ],
      sections: groups.flatMap((each) => sections(portal, found, each)),
    },
    query,
    lifetime: "documents",
    chooser: {
      action: page,
      fields: [
        { kind: "search", name: "ara", label: t("list.search"), value: search },
        {
          kind: "select",
          name: "grup",
          label: t("figures.group"),
          value: chosen?.code ?? "",
          options: [
            { value: "", label: t("quotation.allGroups") },
            ...groups.flatMap(({ code, name }) => (code === "" ? [] : [{ value: code, label: name }])),
          ],
        },
      ],
      hidden: [],
      submit: t("list.apply"),
      clear: query.size > 0 ? { href: page, label: t("list.clear") } : null,
    },
    notice: written.length > MAX_SEARCH || (writtenGroup !== "" && !chosen) ? t("list.badValue") : null,
    summary: t("list.count", { count: found.length }),
    empty: { text: t("list.empty"), links: [{ href: page, label: t("list.showAll") }] },
    chart: null,
    source: t("quotation.source", { exchange: exchange.name[language] }),
  };
}

/** A group by its code, or by a word made of its name; "" for products of none. */
const groupOf = ({ groupCode, groupName }: QuotedProduct) =>
  groupCode ?? fold(groupName ?? "").replace(/\W+/g, "-");

function matches({ name, code, groupName }: QuotedProduct, search: string): boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const text = fold([name, code, groupName].join(" "));
  return words.every((word) => text.includes(word));
}

/** A group's goods; one whose goods are in different units becomes several sections. */
function sections(
  { language }: PagePortal,
  products: readonly QuotedProduct[],
  { code, name, named }: { code: string; name: string; named: Language },
): FigureSection[] {
  const own = products.filter((product) => groupOf(product) === code);
  return [...group(own, ({ minimumUnit }) => minimumUnit)].map(([unit, goods]) => ({
    id: `${code}-${unit}`,
    heading: name || null,
    ...(named !== language && { headingLanguage: named }),
    unit,
    rows: goods.map((product) => ({
      values: [
        product.name,
        product.code,
        product.minimum,
        product.shrinkage.min,
        product.shrinkage.max,
        product.withholding,
      ],
      note: null,
      ...(hasId(product) && { href: `${href("yearly-prices", language)}?urun=${product.id}` }),
    })),
  }));
}
