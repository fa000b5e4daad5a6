import { index, layout, route, type RouteConfig } from "@remix-run/route-config";
import { RESOURCES } from "./resources";

const PAGE = "routes/page.tsx";

export default [
  // The page table says which page an address is: Remix would look through two hundred routes, four times a request.
  layout("routes/shell.tsx", [index(PAGE, { id: "home" }), route("*", PAGE)]),
  ...RESOURCES.map(({ path, module, id }) => route(path.slice(1), `routes/resources/${module}.ts`, { id })),
  route("dil/:language", "routes/resources/language.ts"),
  route("sade", "routes/resources/view.ts"),
  // Not "veri/*": /veri is a page.
  route("veri/:page/*", "routes/resources/download.ts"),
  route("goster/*", "routes/resources/embed.tsx"),
  route("ekran/*", "routes/resources/price-screen.tsx"),
  route("kart/*", "routes/resources/share-card.ts"),
  route("takvim/*", "routes/resources/calendar.ts"),
  route("okundu/:id", "routes/resources/read.ts"),
  route("cikis", "routes/resources/log-out.ts"),
  route("urunlerim/kaydet/:language", "routes/resources/my-products.ts"),
  route("fiyat-bildirimi", "routes/resources/price-alerts.ts"),
  route("okudum", "routes/resources/acknowledgement.ts"),
  route("profil-resmi", "routes/resources/profile-photo.ts"),
  route("dosya/:signature/*", "routes/resources/file.ts"),
] satisfies RouteConfig;
