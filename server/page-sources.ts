import type { Page, PageId } from "~/pages";
import type { FeedPage } from "~/resources";
import { PageError } from "./page-errors";
import type { PagePortal } from "./page-loader";
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
} from "./sources/article";
import { CONTACT_FORMS, contact, requests, type ContactSource } from "./sources/contact";
import { withOwnRegistrations } from "./sources/declarations";
import { documentsByYear, wholeDocuments, type DocumentsSource } from "./sources/documents";
import { dailyBulletin } from "./sources/figures/daily-bulletin";
import { exchangeRates } from "./sources/figures/exchange-rates";
import { figuresPage, type FiguresSource } from "./sources/figures/figures-page";
import { memberFiguresPage, type MemberFiguresSource } from "./sources/figures/member-figures-page";
import { monthlyBulletin } from "./sources/figures/monthly-bulletin";
import { quotationList } from "./sources/figures/quotation-list";
import { yearlyPrices } from "./sources/figures/yearly-prices";
import { album, photoSets, type GallerySource } from "./sources/gallery";
import { newsList, type ListSource } from "./sources/list";
import { memberBulletin } from "./sources/member-bulletin/member-bulletin";
import { transactions } from "./sources/transactions/transactions";
import { activeMembers } from "./sources/members/active-members";
import { organPage, type PeopleSource } from "./sources/people/organ";
import type { ContentType } from "./upstream/assumptions";

/** The private half of the page table: where the pages of a shape that many share get their content. */

type PageOfShape<Shape extends Page["shape"]> = Extract<Page, { shape: Shape }>["id"];

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

/** The types of content that the news lists and their feeds show, by their word in the address. */
export const NEWS_TYPES = {
  announcements: { duyuru: "announcement" },
  news: { haber: "news" },
  "all-news": { haber: "news", duyuru: "announcement", basin: "pressRelease" },
} as const satisfies Record<FeedPage["id"], Record<string, ContentType>>;

const LISTS: Record<PageOfShape<"list">, ListSource> = {
  announcements: newsList({ types: NEWS_TYPES.announcements, lead: "lead.announcements" }),
  news: newsList({ types: NEWS_TYPES.news, lead: "lead.news" }),
  "all-news": newsList({ types: NEWS_TYPES["all-news"], lead: "lead.allNews" }),
  "success-stories": newsList({
    types: { hikaye: "successStory" },
    lead: "lead.successStories",
    as: "cards",
  }),
};

const GALLERIES: Record<PageOfShape<"gallery">, GallerySource> = { gallery: album, photos: photoSets };
const PEOPLE: Record<PageOfShape<"people">, PeopleSource> = {
  council: organPage({
    organ: "council",
    arrangement: "council",
    lead: "lead.council",
    count: "people.councilCount",
  }),
  board: organPage({ organ: "board", arrangement: "board", lead: "lead.board", count: "people.memberCount" }),
  "disciplinary-board": organPage({
    organ: "disciplinaryBoard",
    arrangement: "board",
    lead: "lead.disciplinaryBoard",
    count: "people.memberCount",
  }),
  "general-secretariat": organPage({
    organ: "generalSecretariat",
    arrangement: "secretariat",
    lead: "lead.generalSecretariat",
    text: "generalSecretariat",
  }),
  staff: organPage({ organ: "staff", arrangement: "staff", lead: "lead.staff", count: "people.staffCount" }),
};

const DOCUMENTS: Record<PageOfShape<"documents">, DocumentsSource> = {
  "strategic-plan": documentsByYear({
    type: "strategicPlan",
    lead: "lead.strategicPlan",
    empty: "documents.empty",
  }),
  "activity-reports": documentsByYear({
    type: "activityReport",
    lead: "lead.activityReports",
    empty: "documents.empty",
  }),
  "quality-certificates": documentsByYear({
    type: "qualityCertificate",
    lead: "lead.qualityCertificates",
    empty: "documents.empty",
  }),
  statistics: documentsByYear({ type: "statistics", lead: "lead.statistics", empty: "documents.empty" }),
  "press-bulletins": documentsByYear({
    type: "pressRelease",
    lead: "lead.pressBulletins",
    empty: "documents.empty",
  }),
  publications: documentsByYear({ type: "publication", lead: "lead.publications", empty: "documents.empty" }),
  "link-documents": documentsByYear({
    type: "linkDocument",
    lead: "lead.linkDocuments",
    empty: "documents.empty",
  }),
  declarations: withOwnRegistrations(
    documentsByYear({ type: "declaration", lead: "lead.declarations", empty: "documents.empty" }),
  ),
  "membership-documents": wholeDocuments({
    type: "membershipDocument",
    lead: "lead.membershipDocuments",
    empty: "article.empty",
  }),
  fees: wholeDocuments({ type: "feeTariff", lead: "lead.fees", empty: "article.empty" }),
  "service-standards": wholeDocuments({
    type: "serviceStandard",
    lead: "lead.serviceStandards",
    empty: "article.empty",
  }),
};

const FIGURES: Record<PageOfShape<"figures">, FiguresSource> = {
  "daily-bulletin": dailyBulletin,
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

/** The source of an article page. */
export const articleSource = chosenFrom(ARTICLES);

/** The source of a list page. */
export const listSource = chosenFrom(LISTS);

/** The source of a page of photos. */
export const gallerySource = chosenFrom(GALLERIES);
/** The source of an organ's page. */
export const peopleSource = chosenFrom(PEOPLE);
/** The source of a page on how to reach the exchange. */
export const contactSource = chosenFrom(CONTACT);
/** The form of such a page. */
export const contactForms = chosenFrom(CONTACT_FORMS);
/** The source of a page of documents. */
export const documentsSource = chosenFrom(DOCUMENTS);

/** The figures behind a page, for their downloads; undefined for a page that has none. */
export function figuresSourceOf(id: PageId): FiguresSource | undefined {
  const sources: Partial<Record<PageId, FiguresSource>> = { ...FIGURES, ...MEMBER_FIGURES };
  return sources[id];
}

/** The source of a page of figures. */
export const figuresSource = figuresPage(chosenFrom(FIGURES));

/** The source of a member's page of figures. */
export const memberFiguresSource = memberFiguresPage(chosenFrom(MEMBER_FIGURES));

function chosenFrom<Content>(sources: Partial<Record<PageId, (portal: PagePortal) => Promise<Content>>>) {
  return (portal: PagePortal) => {
    const source = sources[portal.match.page.id];
    if (!source) throw new PageError("notFound");
    return source(portal);
  };
}
