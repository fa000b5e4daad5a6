import { documentLoader } from "~server/request/document-loader";
import { href, pageById } from "~/pages";
import { siteProfile } from "~server/config/site-profile";
import type { RequestContext } from "~server/request/request-context";

/** As in tokens.css. */
const COLOURS = { theme_color: "#123d28", background_color: "#faf8f2" };

export const loader = documentLoader({
  type: "application/manifest+json; charset=utf-8",
  lifetime: "documents",
  make: manifest,
});

const SHORTCUTS = ["my-products", "daily-bulletin"] as const;

function manifest({ language, t }: RequestContext): string {
  const png = (size: number, purpose: "any" | "maskable") => ({
    src: purpose === "maskable" ? `/icon-maskable-${size}.png` : `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/",
    name: siteProfile.name[language],
    short_name: siteProfile.shortName[language],
    ...(siteProfile.motto && { description: siteProfile.motto[language] }),
    lang: language,
    dir: "ltr",
    start_url: href("home", language),
    scope: "/",
    // iPhones give notifications to standalone sites alone; the others keep a button to go back.
    display: "standalone",
    display_override: ["minimal-ui"],
    ...COLOURS,
    shortcuts: SHORTCUTS.map((page) => ({ name: t(pageById(page).title), url: href(page, language) })),
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      png(192, "any"),
      png(512, "any"),
      png(512, "maskable"),
    ],
  });
}
