import type { Page, PageId, Shape } from "~/pages";
import type { FeedPage } from "~/resources";
import { PageError } from "./errors/page-error";
import type { PageContent, PageContext } from "../request/page-loader";
import { priceAlertsPage } from "./alerts/alerts-page";
import {
  anyContent,
  exchangeContent,
  fixedText,
  menuPage,
  newsItem,
  policy,
  promotionalVideo,
  successStory,
  type ArticleSource,
} from "./content/article";
import { CONTACT_FORMS, contact, requests, type ContactSource } from "./contact/contact";
import { withOwnRegistrations } from "./content/declarations";
import { documentsByYear, wholeDocuments, type DocumentsSource } from "./content/documents";
import { comparePage } from "./prices/comparison/compare-page";
import { dailyBulletin } from "./prices/bulletins/daily-bulletin";
import { exchangeRates } from "./prices/bulletins/exchange-rates";
import { figuresPage, type FiguresSource } from "./prices/bulletins/figures-page";
import { memberFiguresPage, type MemberFiguresSource } from "./prices/bulletins/member-figures-page";
import { monthlyBulletin } from "./prices/bulletins/monthly-bulletin";
import { priceDesk, deskFigures } from "./prices/desk/price-desk";
import { productPage } from "./prices/product-page/product-page";
import { quotationList } from "./prices/bulletins/quotation-list";
import { weeklyBulletin } from "./prices/bulletins/weekly-bulletin";
import { yearlyPrices } from "./prices/bulletins/yearly-prices";
import { album, photoSets, videos, type GallerySource } from "./gallery/gallery";
import { formPage } from "./account/form-page";
import { policies } from "./content/collection";
import { incentives } from "./content/incentives";
import { usefulLinks } from "./content/useful-links";
import { notFound } from "./errors/error-pages";
import { eventsPage } from "./events/events";
import { home } from "./home/home";
import { opening } from "./home/opening";
import { memberGroups } from "./members/groups";
import { membership } from "./members/membership";
import { openDataPage } from "./open-data/open-data";
import { organisationChart } from "./people/organisation-chart";
import { person } from "./people/person";
import { privacyTexts } from "./privacy/data-protection";
import { profile } from "./profile/profile";
import { search } from "./search/search";
import { siteMap } from "./site-map/site-map";
import { survey, surveys } from "./surveys/surveys";
import { newsList, type ListSource } from "./content/list";
import { memberBulletin } from "./member-bulletin/member-bulletin";
import { transactions } from "./transactions/transactions";
import { activeMembers } from "./members/active-members";
import { organPage, type PeopleSource } from "./people/organ";
import type { ContentType } from "../upstream/assumptions";
import { bulletinFile } from "./prices/bulletins/bulletin-history";
import { productFile } from "./prices/product-page/product-span";
import { yearlyFile } from "./prices/bulletins/year-of-all";

type PageOfShape<S extends Shape> = Extract<Page, { shape: S }>["id"];

type Source = (context: PageContext) => Promise<PageContent<unknown>>;

/** A row of the page table without a source doesn't compile. */
export type SourcesOf<Row extends { id: string; shape: Shape }> = {
  [S in Shape]: Record<Extract<Row, { shape: S }>["id"], Source>;
};

const ARTICLES: Record<PageOfShape<"article">, ArticleSource> = {
  about: fixedText("about"),
  establishment: fixedText("establishment"),
  history: fixedText("history"),
  "vision-mission": fixedText("visionMission"),
  policy,
  "news-item": newsItem,
  content: anyContent,
  "menu-page": menuPage,
  "promotional-video": promotionalVideo,
  "success-story": successStory,
  "exchange-content": exchangeContent,
};

export const NEWS_TYPES = {
  announcements: { duyuru: "announcement" },
  news: { haber: "news" },
  "all-news": { haber: "news", duyuru: "announcement", basin: "pressRelease" },
} as const satisfies Record<FeedPage["id"], Record<string, ContentType>>;

const LISTS: Record<PageOfShape<"list">, ListSource> = {
  announcements: newsList(NEWS_TYPES.announcements),
  news: newsList(NEWS_TYPES.news),
  "all-news": newsList(NEWS_TYPES["all-news"]),
  "success-stories": newsList({ hikaye: "successStory" }, "cards"),
};

const GALLERIES: Record<PageOfShape<"gallery">, GallerySource> = { gallery: album, photos: photoSets };
const PEOPLE: Record<PageOfShape<"people">, PeopleSource> = {
  council: organPage("council", { arrangement: "council", count: "people.councilCount" }),
  board: organPage("board", { arrangement: "board", count: "people.memberCount" }),
  "disciplinary-board": organPage("disciplinaryBoard", { arrangement: "board", count: "people.memberCount" }),
  "general-secretariat": organPage("generalSecretariat", {
    arrangement: "secretariat",
    text: "generalSecretariat",
  }),
  staff: organPage("staff", { arrangement: "staff", count: "people.staffCount" }),
};

const DOCUMENTS: Record<PageOfShape<"documents">, DocumentsSource> = {
  "strategic-plan": documentsByYear("strategicPlan"),
  "activity-reports": documentsByYear("activityReport"),
  "quality-certificates": documentsByYear("qualityCertificate"),
  statistics: documentsByYear("statistics"),
  "press-bulletins": documentsByYear("pressRelease"),
  publications: documentsByYear("publication"),
  "link-documents": documentsByYear("linkDocument"),
  declarations: withOwnRegistrations(documentsByYear("declaration")),
  "membership-documents": wholeDocuments("membershipDocument"),
  fees: wholeDocuments("feeTariff"),
  "service-standards": wholeDocuments("serviceStandard"),
};

const FIGURES: Record<PageOfShape<"figures">, FiguresSource> = {
  "daily-bulletin": dailyBulletin,
  "weekly-bulletin": weeklyBulletin,
  "monthly-bulletin": monthlyBulletin,
  "yearly-prices": yearlyPrices,
  "quotation-list": quotationList,
  "exchange-rates": exchangeRates,
  "active-members": activeMembers,
};

const MEMBER_FIGURES: Record<PageOfShape<"member-figures">, MemberFiguresSource> = {
  "member-bulletin": memberBulletin,
  transactions,
};

const CONTACT: Record<PageOfShape<"contact">, ContactSource> = { contact, requests };

export const SOURCES = {
  home: { home, "home-named": home, "home-tab": home },
  opening: { opening },
  article: ARTICLES,
  list: LISTS,
  collection: { policies },
  figures: eachAs(FIGURES, figuresPage),
  "price-desk": { prices: priceDesk },
  product: { product: productPage },
  "price-alerts": { "price-alerts": priceAlertsPage },
  "open-data": { "open-data": openDataPage },
  compare: { compare: comparePage },
  "member-figures": eachAs(MEMBER_FIGURES, memberFiguresPage),
  profile: { profile },
  gallery: GALLERIES,
  videos: { videos },
  links: { links: usefulLinks },
  people: PEOPLE,
  person: { person },
  "organisation-chart": { "organisation-chart": organisationChart },
  "member-groups": { members: memberGroups },
  membership: { membership },
  events: { events: eventsPage },
  surveys: { surveys },
  survey: { survey },
  "privacy-texts": { "data-protection": privacyTexts },
  contact: CONTACT,
  documents: DOCUMENTS,
  form: { login: formPage, register: formPage, "reset-password": formPage, "mailing-list": formPage },
  incentives: { incentives },
  search: { search },
  "site-map": { "site-map": siteMap },
  "not-found": { error: notFound },
} satisfies SourcesOf<Page>;

type Sources = typeof SOURCES;
type ContentOf<S extends Shape> = Sources[S][keyof Sources[S]] extends (context: PageContext) => infer Content
  ? Content
  : never;

export function sourceOf<S extends Shape>(shape: S): (context: PageContext) => ContentOf<S> {
  const sources: Partial<Record<PageId, Source>> = SOURCES[shape];
  return chosenFrom(sources) as (context: PageContext) => ContentOf<S>;
}

export const contactForms = chosenFrom(CONTACT_FORMS);

export function figuresSourceOf(id: PageId): FiguresSource | undefined {
  const sources: Partial<Record<PageId, FiguresSource>> = {
    ...FIGURES,
    ...MEMBER_FIGURES,
    ...PRICE_FILES,
  };
  return sources[id];
}

function eachAs<Id extends PageId, Given, Page>(sources: Record<Id, Given>, page: (source: Given) => Page) {
  const pages = Object.entries<Given>(sources).map(([id, each]) => [id, page(each)]);
  return Object.fromEntries(pages) as Record<Id, Page>;
}

function chosenFrom<Content>(sources: Partial<Record<PageId, (context: PageContext) => Promise<Content>>>) {
  return (context: PageContext) => {
    const source = sources[context.match.page.id];
    if (!source) throw new PageError("notFound");
    return source(context);
  };
}

/** Files that differ from their page's table. */
const PRICE_FILES: Partial<Record<PageId, FiguresSource>> = {
  prices: deskFigures,
  product: productFile,
  "daily-bulletin": bulletinFile,
  "yearly-prices": yearlyFile,
};
