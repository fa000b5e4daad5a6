import { index, layout, route, type RouteConfig } from "@remix-run/route-config";
import { LANGUAGES } from "./i18n/language";
import { PAGES } from "./pages";
import { RESOURCES } from "./resources";

const PAGE = "routes/page.tsx";

const pages = PAGES.flatMap((page) =>
  LANGUAGES.map((language) => {
    const options = { id: `${page.id}.${language}` };
    const path = page[language].slice(1);
    return path === "" ? index(PAGE, options) : route(path, PAGE, options);
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
