import type { Page, PageId, Shape } from "~/pages";
import type { FeedPage } from "~/resources";
import type { PageSource } from "../request/page-loader";
import type { PageForms } from "../request/form-action";
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
} from "./content/article";
import { contact, requests } from "./contact/contact";
import { contactForm, requestForm } from "./contact/message-forms";
import { withOwnRegistrations } from "./content/declarations";
import { documentsByYear, wholeDocuments } from "./content/documents";
import { priceTools } from "./prices/tools/price-tools";
import { comparePage } from "./prices/comparison/compare-page";
import { dailyBulletin } from "./prices/bulletins/daily-bulletin";
import { exchangeRates } from "./prices/rates/exchange-rates";
import { figuresPage, type FiguresSource } from "./figures/figures-page";
import { memberFiguresPage, type MemberFiguresSource } from "./figures/member-figures-page";
import { monthlyBulletin } from "./prices/bulletins/monthly-bulletin";
import { myProductsPage } from "./prices/desk/my-products";
import { priceDesk, deskFigures } from "./prices/desk/price-desk";
import { productPage } from "./prices/product-page/product-page";
import { quotationList } from "./prices/bulletins/quotation-list";
import { tradingVolume } from "./prices/tools/trading-volume";
import { weeklyBulletin } from "./prices/bulletins/weekly-bulletin";
import { yearlyPrices } from "./prices/years/yearly-prices";
import { album, photoSets, videos } from "./gallery/gallery";
import { formOfPage, formPage } from "./account/form-page";
import { policies } from "./content/collection";
import { incentives } from "./content/incentives";
import { usefulLinks } from "./content/useful-links";
import { notFound } from "./errors/error-pages";
import { eventsPage } from "./events/events";
import { home } from "./home/home";
import { opening } from "./home/opening";
import { memberGroups } from "./members/groups";
import { membership, memberUpdateForm } from "./members/membership";
import { openDataPage } from "./open-data/open-data";
import { organisationChart } from "./people/organisation-chart";
import { person } from "./people/person";
import { consentForm } from "./privacy/consent-form";
import { privacyTexts } from "./privacy/data-protection";
import { profile, PROFILE_FORMS } from "./profile/profile";
import { search } from "./search/search";
import { siteMap } from "./site-map/site-map";
import { surveyForm } from "./surveys/survey-form";
import { survey, surveys } from "./surveys/surveys";
import { newsList } from "./content/list";
import { memberBulletin } from "./member-bulletin/member-bulletin";
import { transactions } from "./transactions/transactions";
import { activeMembers } from "./members/active-members";
import { organPage } from "./people/organ";
import type { ContentType } from "../upstream/assumptions";
import { bulletinFile } from "./prices/bulletins/bulletin-history";
import { productFile } from "./prices/product-page/product-span";
import { archiveFile, priceArchive } from "./prices/tools/price-archive";
import { blend } from "./prices/tools/blend";
import { fieldIncome } from "./prices/tools/field-income";
import { waitingCost } from "./prices/tools/waiting-cost";
import { yearlyFile } from "./prices/years/year-of-all";

/** A row of the page table without a source doesn't compile. */
export type SourcesOf<Row extends { id: string }> = Record<Row["id"], PageSource<unknown>>;

export const NEWS_TYPES = {
  announcements: { duyuru: "announcement" },
  news: { haber: "news" },
  "all-news": { haber: "news", duyuru: "announcement", basin: "pressRelease" },
} as const satisfies Record<FeedPage["id"], Record<string, ContentType>>;

const FIGURES: Record<PageOfShape<"figures">, FiguresSource> = {
  "daily-bulletin": dailyBulletin,
  "weekly-bulletin": weeklyBulletin,
  "monthly-bulletin": monthlyBulletin,
  "yearly-prices": yearlyPrices,
  "waiting-cost": waitingCost,
  "field-income": fieldIncome,
  blend,
  "price-archive": priceArchive,
  "trading-volume": tradingVolume,
  "quotation-list": quotationList,
  "exchange-rates": exchangeRates,
  "active-members": activeMembers,
};

const MEMBER_FIGURES: Record<PageOfShape<"member-figures">, MemberFiguresSource> = {
  "member-bulletin": memberBulletin,
  transactions,
};

export const SOURCES = {
  home,
  "home-named": home,
  "home-tab": home,
  opening,
  about: fixedText("about"),
  establishment: fixedText("establishment"),
  history: fixedText("history"),
  "vision-mission": fixedText("visionMission"),
  policies,
  policy,
  content: anyContent,
  "menu-page": menuPage,
  "exchange-content": exchangeContent,
  announcements: newsList(NEWS_TYPES.announcements),
  news: newsList(NEWS_TYPES.news),
  "all-news": newsList(NEWS_TYPES["all-news"]),
  "news-item": newsItem,
  "success-stories": newsList({ hikaye: "successStory" }, "cards"),
  "success-story": successStory,
  gallery: album,
  photos: photoSets,
  videos,
  "promotional-video": promotionalVideo,
  links: usefulLinks,
  council: organPage("council", { arrangement: "council", count: "people.councilCount" }),
  board: organPage("board", { arrangement: "board", count: "people.memberCount" }),
  "disciplinary-board": organPage("disciplinaryBoard", { arrangement: "board", count: "people.memberCount" }),
  "general-secretariat": organPage("generalSecretariat", {
    arrangement: "secretariat",
    text: "generalSecretariat",
  }),
  staff: organPage("staff", { arrangement: "staff", count: "people.staffCount" }),
  person,
  "organisation-chart": organisationChart,
  events: eventsPage,
  surveys,
  survey,
  "data-protection": privacyTexts,
  contact,
  requests,
  "site-map": siteMap,
  search,
  error: notFound,
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
  incentives,
  ...eachAs(FIGURES, figuresPage),
  prices: priceDesk,
  product: productPage,
  "price-alerts": priceAlertsPage,
  "my-products": myProductsPage,
  "open-data": openDataPage,
  "price-tools": priceTools,
  compare: comparePage,
  ...eachAs(MEMBER_FIGURES, memberFiguresPage),
  members: memberGroups,
  membership,
  profile,
  login: formPage,
  register: formPage,
  "reset-password": formPage,
  "mailing-list": formPage,
} satisfies SourcesOf<Page>;

/** What a page may be sent; all others refuse. */
export const FORMS: Partial<Record<PageId, PageForms>> = {
  contact: contactForm,
  requests: requestForm,
  survey: surveyForm,
  "data-protection": consentForm,
  membership: memberUpdateForm,
  profile: PROFILE_FORMS,
  login: formOfPage,
  register: formOfPage,
  "reset-password": formOfPage,
  "mailing-list": formOfPage,
};

type PageOfShape<S extends Shape> = Extract<Page, { shape: S }>["id"];

export type ViewOf<S extends Shape> = Awaited<ReturnType<(typeof SOURCES)[PageOfShape<S>]>>["view"];

const PRICE_FILES: Partial<Record<PageId, FiguresSource>> = {
  prices: deskFigures,
  product: productFile,
  "daily-bulletin": bulletinFile,
  "yearly-prices": yearlyFile,
  "price-archive": archiveFile,
};

export function figuresSourceOf(id: PageId): FiguresSource | undefined {
  const sources: Partial<Record<PageId, FiguresSource>> = {
    ...FIGURES,
    ...MEMBER_FIGURES,
    ...PRICE_FILES,
  };
  return sources[id];
}

function eachAs<Id extends PageId, Figures, Page>(
  sources: Record<Id, Figures>,
  page: (source: Figures) => Page,
) {
  const pages = Object.entries<Figures>(sources).map(([id, each]) => [id, page(each)]);
  return Object.fromEntries(pages) as Record<Id, Page>;
}
