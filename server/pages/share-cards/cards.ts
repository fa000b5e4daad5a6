import type { CardView, CardSpan } from "../../media/card-drawing";
import type { PageId } from "~/pages";
import type { PageContext } from "../../request/page-loader";
import type { Lifetime } from "../../upstream/cache/answer-cache";
import { boardCard, bulletinCard } from "./prices-card";
import { formatDate } from "~/i18n/dates";
import { itemById } from "../content/article";
import { kindWord } from "../content/news";
import { cardFrame } from "./card-frame";
import { formatNumber } from "~/i18n/numbers";
import { PageError } from "../errors/page-error";
import { changesOf, lastPrice } from "../prices/rows/last-price";
import type { Span } from "../prices/rows/change";
import type { TradedPrice } from "../prices/rows/price-series";
import { productPrices } from "../prices/products/product-prices";
import { addDays } from "../prices/days/trading-days";

export interface Card {
  view: CardView;
  lifetime: Lifetime;
}

type CardSource = (context: PageContext) => Promise<Card>;

const SOURCES: Partial<Record<PageId, CardSource>> = {
  "home-named": boardCard,
  prices: boardCard,
  product: productCard,
  "daily-bulletin": bulletinCard,
  "news-item": newsCard,
};

export const cardSourceOf = (page: PageId): CardSource | null => SOURCES[page] ?? null;

async function newsCard(context: PageContext): Promise<Card> {
  const { language, t } = context;
  const { title, type, date } = await itemById(context);
  const day = date === null ? null : formatDate(date, language);
  return {
    view: {
      ...cardFrame(context),
      kind: "text",
      heading: title ?? t("article.untitled"),
      above: [kindWord(type, t), day].filter(Boolean).join(" · "),
      base: null,
    },
    lifetime: "content",
  };
}

const SPANS: readonly Span[] = ["day", "month", "year"];
const DAYS = 30;

async function productCard(context: PageContext): Promise<Card> {
  const prices = await productPrices(context);
  const last = prices.days.at(-1);
  if (!last) throw new PageError("notFound");
  const { value, unit, when, note } = lastPrice(context, prices, last);
  const view: CardView = {
    ...cardFrame(context),
    kind: "price",
    heading: prices.product.name,
    price: value,
    unit,
    when,
    changes: changesOf(context, prices, SPANS).flatMap(({ label, change, base }): CardSpan[] =>
      change ? [{ direction: change.direction, text: change.text, label, base }] : [],
    ),
    line: thirtyDays(context, prices.days, last),
    base: note,
  };
  return { view, lifetime: "prices" };
}

function thirtyDays({ language, t }: PageContext, all: readonly TradedPrice[], last: TradedPrice) {
  const days = all.filter(({ day }) => day >= addDays(last.day, -DAYS));
  if (days.length < 2) return null;
  const averages = days.map(({ average }) => average);
  const write = (price: number) => formatNumber(price, language, 2);
  return {
    days: days.map(({ day, average }) => ({ day, average })),
    label: t("card.thirtyDays", { low: write(Math.min(...averages)), high: write(Math.max(...averages)) }),
  };
}
