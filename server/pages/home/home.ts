import type { HomeView } from "~/components/home/home-page";
import { href, pageById, type PlainPageId } from "~/pages";
import { siteProfile } from "../../config/site-profile";
import { PageError } from "../errors/page-error";
import type { PageContent, PageContext } from "../../request/page-loader";
import { HOME_GROUPS } from "../../upstream/assumptions";
import { centralBankRates, currentWeather } from "../../upstream/feed";
import { readTicker } from "../../upstream/contracts/ticker";
import { ratesView, weatherView } from "./local-facts";
import { homeQuery, priceBoardView } from "./price-board";
import { boardCardOf } from "../share-cards/card-of-page";
import { homeCardPage } from "../resource-addresses";
import { organization } from "../structured-data";
import { tickerView } from "./ticker";
import { mainOffice } from "../contact/contact";
import { orFallback } from "../fallbacks";
import { boardFigures } from "../prices/rows/prices";
import { productHrefs } from "../prices/products/product-address";
import { quotedProducts } from "../prices/products/quoted-products";
import { introView } from "./opening";
import { announcementSection, eventSection, newsSections } from "./sections";

const ANNOUNCEMENTS = 5;
const ANNOUNCEMENTS_TAB = "duyuru";
const ANNOUNCEMENTS_ON_THEIR_TAB = 12;

const QUICK_LINKS: PlainPageId[] = [
  "daily-bulletin",
  "quotation-list",
  "fees",
  "declarations",
  "active-members",
  "contact",
];

export async function home(context: PageContext): Promise<PageContent<HomeView>> {
  const { language, t, match, upstream } = context;
  const tab = match.params["tip"] ?? null;
  if (tab !== null && tab !== ANNOUNCEMENTS_TAB && !HOME_GROUPS.has(tab)) throw new PageError("notFound");
  const group = tab === ANNOUNCEMENTS_TAB ? null : tab;
  const [
    figures,
    announcements,
    { headlines, news },
    events,
    ticker,
    products,
    weather,
    rates,
    intro,
    productHref,
  ] = await Promise.all([
    boardFigures(upstream, group, language),
    announcementSection(context, tab === ANNOUNCEMENTS_TAB ? ANNOUNCEMENTS_ON_THEIR_TAB : ANNOUNCEMENTS),
    newsSections(context),
    eventSection(context),
    orFallback(upstream.read(readTicker, null), []),
    quotedProducts(upstream),
    orFallback(currentWeather(upstream), null),
    orFallback(centralBankRates(upstream), null),
    introView(context),
    productHrefs(upstream, language),
  ]);
  const failure = upstream.totalFailure();
  if (failure) throw failure;
  const office = await mainOffice(upstream);
  const title = siteProfile.name[language];
  return {
    heading: {
      title,
      description: t("home.description", { exchange: title }),
      structured: [organization(language, office)],
      ...boardCardOf(figures, title, homeCardPage(language), t),
    },
    view: {
      title,
      board: priceBoardView(figures, match, homeQuery.read(context).unit, t, productHref),
      ticker: tickerView(ticker, { products, productHref }, context),
      headlines,
      intro,
      announcements,
      news,
      events,
      weather: weather && weatherView(weather, context),
      rates: rates && ratesView(rates, context),
      services: {
        section: { id: "services", heading: t("home.services") },
        links: QUICK_LINKS.map((id) => ({ href: href(id, language), label: t(pageById(id).title) })),
      },
      counterWords: t("home.visitorCounter", { count: "{count}" }),
    },
    lifetime: "prices",
  };
}
