import { mean } from "d3-array";
import type { CompareView } from "~/components/prices/compare-page";
import { languageOfNames } from "~/i18n/letters";
import { formatNumber } from "~/i18n/numbers";
import type { WordKey } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import type { ChartLine } from "../charts/chart-drawing";
import type { NamedLines } from "../charts/lines-view";

interface LegendOptions {
  /** With the price beside the figure. */
  isIndex: boolean;
  /** With the average of all figures. */
  hasMean: boolean;
  isOfYears: boolean;
  unitOf: (style: number) => string;
  isLegible: (style: number) => boolean;
  nothing: WordKey;
}

export function legendOf(
  { t, language }: PageContext,
  { lines: compared, nameOf }: NamedLines,
  lines: readonly ChartLine[],
  { isIndex, hasMean, isOfYears, unitOf, isLegible, nothing }: LegendOptions,
): CompareView["legend"] {
  const figure = (value = 0) => formatNumber(value, language, 2);
  return compared.map(({ name, mark, points }, style) => {
    const [price, drawn] = [points.at(-1), lines[style]?.points.at(-1)];
    const own = languageOfNames([name], language);
    const words = price && [
      ...(isIndex && drawn ? [formatNumber(drawn.average, language, 1)] : []),
      `${figure(price.average)} ${unitOf(style)}`,
      nameOf(price.at),
      ...(hasMean ? [t("compare.mean", { figure: figure(mean(points, (each) => each.average)) })] : []),
    ];
    return {
      mark: isOfYears ? null : mark,
      style,
      name,
      ...(!isOfYears && own !== language && { lang: own }),
      last: words ? words.join(" · ") : t(isLegible(style) ? nothing : "board.unread"),
    };
  });
}
