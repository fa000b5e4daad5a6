import { index, layout, route, type RouteConfig } from "@remix-run/route-config";
import { LANGUAGES } from "./language";
import { PAGES, type Shape } from "./pages";

/** Where each page shape is rendered. */
const MODULES: Record<Shape, string> = {
  home: "routes/home.tsx",
  article: "routes/content/article.tsx",
  list: "routes/content/list.tsx",
  collection: "routes/content/collection.tsx",
  figures: "routes/figures.tsx",
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
  route("dil/:language", "routes/resources/language.ts"),
  route("veri/*", "routes/resources/download.ts"),
  route("dosya/:signature/*", "routes/resources/file.ts"),
] satisfies RouteConfig;
