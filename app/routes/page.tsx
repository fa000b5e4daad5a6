import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import type { ComponentType } from "react";
import { Article } from "~/components/content/article";
import { Collection, CollectionGroups } from "~/components/content/collection";
import { Contact } from "~/components/content/contact";
import { DocumentList } from "~/components/content/document-list";
import { EventsPage } from "~/components/content/events-page";
import { Gallery } from "~/components/content/gallery";
import { ListPage } from "~/components/content/list-page";
import { SearchPage } from "~/components/content/search-page";
import { SiteMapTree } from "~/components/content/site-map-tree";
import { Survey } from "~/components/content/survey";
import { VideoList } from "~/components/content/video-list";
import { LinkList } from "~/components/elements/link";
import { ErrorPage } from "~/components/errors/error-page";
import { RouteError } from "~/components/errors/route-error";
import { Form } from "~/components/forms/form";
import { FormDisabled } from "~/components/forms/form-disabled";
import { PageFrame, type PageFrameView } from "~/components/frame/page-frame";
import { HomePage } from "~/components/home/home-page";
import { OpeningList } from "~/components/home/opening";
import { MemberFigures } from "~/components/members/member-figures";
import { NoticeToRead, type NoticeToReadView } from "~/components/members/notice-to-read";
import { PrivacyTexts } from "~/components/members/privacy-texts";
import { Profile } from "~/components/members/profile";
import { WarningPage, type WarningView } from "~/components/members/warning-page";
import { MemberGroups } from "~/components/people/member-groups";
import { OrganisationChart } from "~/components/people/organisation-chart";
import { PeoplePage } from "~/components/people/people-page";
import { Person } from "~/components/people/person";
import { ComparePage } from "~/components/prices/compare-page";
import { FiguresPage } from "~/components/prices/figures-page";
import { MyProducts } from "~/components/prices/my-products";
import { OpenDataPage } from "~/components/prices/open-data-page";
import { PriceAlerts } from "~/components/prices/price-alerts";
import { PriceDesk } from "~/components/prices/price-desk";
import { ProductPage } from "~/components/prices/product-page";
import type { Shape } from "~/pages";
import type { ViewOf } from "~server/pages/sources";
import { pageLoader } from "~server/request/page-loader";

export { pageMeta as meta } from "~/meta";
export { formAction as action } from "~server/request/form-action";
export { pageHeaders as headers } from "~server/request/page-loader";
export const loader = pageLoader;

interface PageProps<View> {
  view: View;
  frame: PageFrameView;
}

/** The component of each shape; a shape without one doesn't compile. */
const VIEWS: { [S in Shape]: ComponentType<PageProps<ViewOf<S>>> } = {
  home: HomePage,
  opening: OpeningList,
  article: Article,
  list: ListPage,
  collection: Collection,
  figures: FiguresPage,
  "price-desk": PriceDesk,
  "price-alerts": PriceAlerts,
  "my-products": MyProducts,
  product: ProductPage,
  "open-data": OpenDataPage,
  compare: ComparePage,
  "member-figures": MemberFigures,
  profile: Profile,
  gallery: Gallery,
  videos: VideoList,
  links: CollectionGroups,
  people: PeoplePage,
  person: Person,
  "organisation-chart": OrganisationChart,
  membership: MembershipPage,
  "member-groups": MemberGroups,
  events: EventsPage,
  surveys: CollectionGroups,
  survey: Survey,
  "privacy-texts": PrivacyTexts,
  contact: Contact,
  documents: DocumentList,
  form: FormPage,
  incentives: DocumentList,
  "site-map": SiteMapTree,
  search: SearchPage,
  "not-found": ErrorPage,
};

/** On phones prices come before the text about them; marked in the head, or the rest would move. */
const CLASSES: Partial<Record<Shape, string>> = {
  figures: "prices",
  "member-figures": "prices",
  "price-desk": "prices",
  compare: "prices",
  product: "prices with-lead",
};

const WITHOUT_FRAME: readonly Shape[] = ["home", "not-found"];

export default function PageRoute() {
  const { shape, frame, view } = useLoaderData<typeof loader>();
  const View = VIEWS[shape] as ComponentType<PageProps<unknown>>;
  if (WITHOUT_FRAME.includes(shape)) return <View view={view} frame={frame} />;
  return (
    <PageFrame view={frame} className={CLASSES[shape]}>
      <View view={view} frame={frame} />
    </PageFrame>
  );
}

function FormPage({ view }: { view: ViewOf<"form"> }) {
  return (
    <>
      {view.form ? <Form view={view.form} /> : null}
      {view.links.length > 0 ? <LinkList links={view.links} className="form-links" /> : null}
      {view.otherWay ? <FormDisabled view={view.otherWay} /> : null}
    </>
  );
}

function MembershipPage({ view }: { view: ViewOf<"membership"> }) {
  return (
    <>
      <Article view={view.article} />
      <Form view={view.form} />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const view: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (!isPlaced(view)) return <RouteError />;
  return view.place === "notice" ? <NoticeToRead view={view} /> : <WarningPage view={view} />;
}

function isPlaced(view: unknown): view is NoticeToReadView | WarningView {
  return typeof view === "object" && view !== null && "place" in view;
}
