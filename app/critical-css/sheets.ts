import { createHash } from "node:crypto";
import { findPage, type PageId, type Shape } from "../pages";
import activeMembers from "./active-members.css?inline";
import article from "./article.css?inline";
import compare from "./compare.css?inline";
import directory from "./directory.css?inline";
import documents from "./documents.css?inline";
import exchangeRates from "./exchange-rates.css?inline";
import events from "./events.css?inline";
import figures from "./figures.css?inline";
import frame from "./frame.css?inline";
import home from "./home.css?inline";
import lite from "./lite.css?inline";
import list from "./list.css?inline";
import media from "./media.css?inline";
import member from "./member.css?inline";
import openData from "./open-data.css?inline";
import monthlyBulletin from "./monthly-bulletin.css?inline";
import opening from "./opening.css?inline";
import people from "./people.css?inline";
import priceDesk from "./price-desk.css?inline";
import priceAlerts from "./price-alerts.css?inline";
import product from "./product.css?inline";
import seldom from "./seldom.css?inline";
import text from "./text.css?inline";
import weeklyBulletin from "./weekly-bulletin.css?inline";
import yearlyPrices from "./yearly-prices.css?inline";

interface Sheet {
  css: string;
  /** Hash source of a content security policy: "'sha256-…'" */
  source: string;
}

export function sheetFrom(layered: string): Sheet {
  const css = inOrderOfLayers(layered);
  return { css, source: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}

const LAYERS = ["reset", "tokens", "base", "layout", "components", "print"];

/** Flattens layers in their order: browsers before 2022 ignore layered rules. */
function inOrderOfLayers(css: string): string {
  const [before = "", ...parts] = css.replace(/@layer [\w, ]+;\s*/g, "").split(/@layer (\w+)\s*{/);
  const rules = LAYERS.map((layer) => parts.map((part, at) => (parts[at - 1] === layer ? ruleOf(part) : "")));
  // The minifier leaves a blank in each custom property.
  return (before + rules.flat().join("")).replace(/(--[\w-]+): /g, "$1:");
}

const ruleOf = (part: string) => part.slice(0, part.lastIndexOf("}"));

const SHAPES: Record<Shape, string> = {
  home,
  opening,
  article,
  contact: text,
  form: text,
  membership: text,
  "privacy-texts": text,
  survey: text,
  list,
  collection: directory,
  gallery: media,
  links: directory,
  "member-groups": directory,
  search: directory,
  "site-map": directory,
  surveys: directory,
  videos: media,
  figures,
  "price-desk": priceDesk,
  "price-alerts": priceAlerts,
  product,
  "open-data": openData,
  compare,
  "member-figures": member,
  profile: member,
  events,
  people,
  person: people,
  "organisation-chart": people,
  documents,
  incentives: documents,
  "not-found": "",
};

const ADDED: Partial<Record<PageId, string>> = {
  "active-members": activeMembers,
  "exchange-rates": exchangeRates,
  "monthly-bulletin": monthlyBulletin,
  "weekly-bulletin": weeklyBulletin,
  "yearly-prices": yearlyPrices,
};

interface Page {
  pathname: string;
  isShared: boolean;
  isLite: boolean;
  status: number;
}

const FIRST_ERROR = 400;
const liteSheet = sheetFrom(lite);
const made = new Map<string, Sheet>();

export function sheetOf({ pathname, isShared, isLite, status }: Page): Sheet {
  if (isLite) return liteSheet;
  const page = findPage(pathname)?.page;
  const shape = SHAPES[page?.shape ?? "not-found"];
  const added = (page && ADDED[page.id]) ?? "";
  const isUsual = isShared && status < FIRST_ERROR;
  const css = frame + shape + added + (isUsual ? "" : seldom);
  const cached = made.get(css);
  if (cached) return cached;
  const sheet = sheetFrom(css);
  made.set(css, sheet);
  return sheet;
}
