import type { CardView } from "../../media/card-drawing";
import type { PageId } from "~/pages";
import type { PageContext } from "../../request/page-loader";
import type { Lifetime } from "../../upstream/cache/lifetimes";
import { boardCard, bulletinCard } from "./prices-card";
import { productCard } from "./product-card";
import { formatDayOf } from "~/i18n/dates";
import { itemById } from "../content/article";
import { kindWord } from "../content/news";
import { cardFrame } from "./card-frame";

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
  const day = date === null ? null : formatDayOf(date, language);
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
