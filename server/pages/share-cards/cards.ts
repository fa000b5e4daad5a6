import type { CardView } from "../../media/card-drawing";
import type { PageId } from "~/pages";
import type { PageContext } from "../../request/page-loader";
import type { Lifetime } from "../../upstream/cache/lifetimes";
import { newsCard } from "./news-card";
import { boardCard, bulletinCard } from "./prices-card";
import { productCard } from "./product-card";

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
