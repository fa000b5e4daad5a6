import { index, layout, route, type RouteConfig } from "@remix-run/route-config";
import { LANGUAGES } from "./i18n/language";
import { PAGES, type Shape } from "./pages";
import { RESOURCES } from "./resources";

const MODULES: Record<Shape, string> = {
  home: "routes/home.tsx",
  opening: "routes/opening.tsx",
  article: "routes/content/article.tsx",
  list: "routes/content/list.tsx",
  collection: "routes/content/collection.tsx",
  figures: "routes/figures.tsx",
  "price-desk": "routes/price-desk.tsx",
  "price-alerts": "routes/price-alerts.tsx",
  product: "routes/product.tsx",
  "open-data": "routes/open-data.tsx",
  compare: "routes/compare.tsx",
  "member-figures": "routes/member/figures.tsx",
  profile: "routes/member/profile.tsx",
  gallery: "routes/content/gallery.tsx",
  videos: "routes/content/videos.tsx",
  links: "routes/content/links.tsx",
  people: "routes/people/organ.tsx",
  person: "routes/people/person.tsx",
  "organisation-chart": "routes/people/organisation-chart.tsx",
  membership: "routes/members/membership.tsx",
  "member-groups": "routes/members/groups.tsx",
  events: "routes/events.tsx",
  surveys: "routes/surveys/list.tsx",
  survey: "routes/surveys/survey.tsx",
  "privacy-texts": "routes/privacy-texts.tsx",
  contact: "routes/contact.tsx",
  documents: "routes/content/documents.tsx",
  form: "routes/form.tsx",
  incentives: "routes/content/incentives.tsx",
  "site-map": "routes/content/site-map.tsx",
  search: "routes/content/search.tsx",
  "not-found": "routes/not-found.tsx",
};

const pages = PAGES.flatMap((page) =>
  LANGUAGES.map((language) => {
    const options = { id: `${page.id}.${language}` };
    const path = page[language].slice(1);
    return path === "" ? index(MODULES[page.shape], options) : route(path, MODULES[page.shape], options);
  }),
);

export default [
  layout("routes/shell.tsx", [...pages, route("*", "routes/unknown.tsx")]),
  ...RESOURCES.map(({ path, module, id }) => route(path.slice(1), `routes/resources/${module}.ts`, { id })),
  route("dil/:language", "routes/resources/language.ts"),
  route("sade", "routes/resources/view.ts"),
  route("veri/*", "routes/resources/download.ts"),
  route("goster/*", "routes/resources/embed.tsx"),
  route("kart/*", "routes/resources/share-card.ts"),
  route("takvim/*", "routes/resources/calendar.ts"),
  route("okundu/:id", "routes/resources/read.ts"),
  route("cikis", "routes/resources/log-out.ts"),
  route("fiyat-bildirimi", "routes/resources/price-alerts.ts"),
  route("okudum", "routes/resources/acknowledgement.ts"),
  route("profil-resmi", "routes/resources/profile-photo.ts"),
  route("dosya/:signature/*", "routes/resources/file.ts"),
] satisfies RouteConfig;
