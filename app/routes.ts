import { index, layout, route, type RouteConfig } from "@remix-run/route-config";
import { LANGUAGES } from "./language";
import { PAGES, type Shape } from "./pages";
import { RESOURCES } from "./resources";

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
  ...RESOURCES.map(({ path, module, id }) => route(path.slice(1), `routes/resources/${module}.ts`, { id })),
  route("dil/:language", "routes/resources/language.ts"),
  route("veri/*", "routes/resources/download.ts"),
  route("okundu/:id", "routes/resources/read.ts"),
  route("dosya/:signature/*", "routes/resources/file.ts"),
] satisfies RouteConfig;
