import type { CompareView } from "~/components/prices/compare-page";
import { languageOfNames } from "~/i18n/letters";
import { formatNumber } from "~/i18n/numbers";
import type { PageContext } from "../../../request/page-loader";
import type { Product } from "../../../upstream/contracts/products";
import type { Scale } from "./compare-choice";
import type { ChartLine } from "../charts/chart-drawing";
import type { NamedLines } from "../charts/lines-view";
import { priceUnitWord } from "../rows/price-row";

interface LegendOptions {
  scale: Scale;
  unit: string;
  products: readonly Product[];
  isLegible: (style: number) => boolean;
}

export function legendOf(
  { t, language }: PageContext,
  { lines: compared, nameOf }: NamedLines,
  lines: readonly ChartLine[],
  { scale, unit, products, isLegible }: LegendOptions,
): CompareView["legend"] {
  return compared.map(({ name, mark, points }, style) => {
    const [price, drawn] = [points.at(-1), lines[style]?.points.at(-1)];
    const own = languageOfNames([name], language);
    const ofPrice = scale !== "index" ? unit : products[style] ? priceUnitWord(products[style].unit, t) : "₺";
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
