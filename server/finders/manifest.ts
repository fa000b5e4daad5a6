import { href } from "~/pages";
import { exchange } from "../exchange";
import type { Portal } from "../portal";

/** The house's own green and ground (tokens.css). */
const COLOURS = { theme_color: "#123d28", background_color: "#faf8f2" };

/** What a phone needs to put the site on its home screen. The icons are drawn when the site is built. */
export function manifest({ language }: Portal): string {
  const png = (size: number, purpose: "any" | "maskable") => ({
    src: purpose === "maskable" ? `/icon-maskable-${size}.png` : `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/",
    name: exchange.name[language],
    short_name: exchange.shortName[language],
    ...(exchange.motto && { description: exchange.motto[language] }),
    lang: language,
    dir: "ltr",
    start_url: href("home", language),
    scope: "/",
    display: "minimal-ui",
    ...COLOURS,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      png(192, "any"),
      png(512, "any"),
      png(512, "maskable"),
    ],
  });
}
