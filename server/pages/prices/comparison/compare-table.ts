import { soleSection } from "../../data-table/data-table";
import type { CompareView } from "~/components/prices/compare-page";
import { languageOfNames } from "~/i18n/letters";
import { formatNumber } from "~/i18n/numbers";
import type { PageContext } from "../../../request/page-loader";
import type { Product } from "../../../upstream/contracts/products";
import { tableView } from "../../data-table/table-view";
import type { Scale } from "./compare-choice";
import type { Compared, ComparedLine } from "./compare-lines";
import { priceUnitWord } from "../rows/price-row";

interface LegendOptions {
  scale: Scale;
  unit: string;
  products: readonly Product[];
  isLegible: (style: number) => boolean;
}

export function legendOf(
  { t, language }: PageContext,
  { lines: compared, nameOf }: Compared,
  lines: readonly ComparedLine[],
  { scale, unit, products, isLegible }: LegendOptions,
): CompareView["legend"] {
  return compared.map(({ name, mark, points }, style) => {
    const [price, drawn] = [points.at(-1), lines[style]?.points.at(-1)];
    const own = languageOfNames([name], language);
    const ofPrice = products[style] ? priceUnitWord(products[style].unit, t) : scale !== "index" ? unit : "₺";
    const words = price && [
      ...(scale === "index" && drawn ? [formatNumber(drawn.average, language, 1)] : []),
      `${formatNumber(price.average, language, 2)} ${ofPrice}`,
      nameOf(price.at),
    ];
    return {
      mark: products.length > 0 ? mark : null,
      style,
      name,
      ...(products.length > 0 && own !== language && { lang: own }),
      last: words ? words.join(" · ") : t(isLegible(style) ? "compare.noTrade" : "board.unread"),
    };
  });
}

export function tableOf(
  { t, language }: PageContext,
  { nameOf, period, pause }: Compared,
  lines: readonly ComparedLine[],
  { scale, unit, names }: { scale: Scale; unit: string | null; names: string },
): CompareView["table"] {
  const places = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted(
    (a, b) => a - b,
  );
  const isOfYears = pause === 1;
  const values = lines.map(({ points }) => new Map(points.map(({ at, average }) => [at, average])));
  const view = tableView(
    {
      fileName: "",
      title: names,
      about: {},
      columns: [
        {
          key: "period",
          label: t(period === "day" ? "figures.day" : period === "week" ? "weekly.week" : "figures.month"),
          kind: "text",
        },
        ...lines.map(({ mark }, at) => ({
          key: String(at),
          label: mark,
          ...(scale !== "index" ? { kind: "price" as const } : { kind: "measure" as const, decimals: 1 }),
          ...(at === 0 && { place: "main" as const }),
          missing: "–",
        })),
      ],
      sections: soleSection(
        "karsilastirma",
        scale !== "index" ? unit : null,
        (isOfYears ? places : places.toReversed()).map((at) => ({
          values: {
            ...Object.fromEntries(values.map((own, line) => [line, own.get(at) ?? null])),
            period: nameOf(at),
          },
          note: null,
        })),
      ),
    },
    { language, t },
  );
  return view && { summary: t("chart.table"), view };
}
