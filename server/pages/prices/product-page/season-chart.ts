import type { SeasonChartView } from "~/components/prices/product-page";
import { formatMonthShort } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import type { PageContext } from "../../../request/page-loader";
import { monthOfSeason } from "../days/marketing-year";
import type { ProductPrices } from "../products/product-prices";
import { priceUnitWord } from "../rows/price-row";
import { chartDrawing } from "../charts/chart-drawing";
import { aboutLines, linesTable } from "../charts/lines-view";
import { yearLines } from "../charts/year-lines";

const SEASONS = 5;

export function seasonChart(
  context: PageContext,
  { product, days, unread, doubtful }: ProductPrices,
): SeasonChartView | null {
  const { t, language } = context;
  const seasons = yearLines(product, days, { most: SEASONS }, language);
  const names = seasons.lines.map(({ name }) => name).join(", ");
  const unit = priceUnitWord(product.unit, t);
  const last = seasons.lines[0]?.points.at(-1);
  const drawing = chartDrawing(
    seasons,
    {
      label: t("compare.label", { names, unit }),
      unit,
      isComplete: unread + doubtful === 0,
      ...(last && {
        last: `${formatMonthShort(monthOfSeason(last.at, seasons.firstMonth), language)}: ${formatNumber(last.average, language, 2)}`,
      }),
    },
    context,
  );
  return (
    drawing && {
      heading: t("product.seasons"),
      about: aboutLines(context, seasons).join(" "),
      drawing,
      table: linesTable(context, seasons, seasons.lines, { title: t("product.seasons"), unit: product.unit }),
    }
  );
}
