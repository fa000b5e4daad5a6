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
  isOfYears: boolean;
  unitOf: (style: number) => string;
  isLegible: (style: number) => boolean;
  nothing: WordKey;
}

export function legendOf(
  { t, language }: PageContext,
  { lines: compared, nameOf }: NamedLines,
  lines: readonly ChartLine[],
  { isIndex, isOfYears, unitOf, isLegible, nothing }: LegendOptions,
): CompareView["legend"] {
  return compared.map(({ name, mark, points }, style) => {
    const [price, drawn] = [points.at(-1), lines[style]?.points.at(-1)];
    const own = languageOfNames([name], language);
    const words = price && [
      ...(isIndex && drawn ? [formatNumber(drawn.average, language, 1)] : []),
      `${formatNumber(price.average, language, 2)} ${unitOf(style)}`,
      nameOf(price.at),
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
