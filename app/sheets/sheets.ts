/**
 * The style sheet that stands in the HTML of a page: the frame around every page, what its shape adds, and what only
 * some answers show. A browser that goes on without loading documents fetches all.css once (all-styles.tsx).
 */
import { findPage, type Shape } from "../pages";
import documents from "./documents.css?inline";
import events from "./events.css?inline";
import figures from "./figures.css?inline";
import frame from "./frame.css?inline";
import home from "./home.css?inline";
import lite from "./lite.css?inline";
import list from "./list.css?inline";
import member from "./member.css?inline";
import opening from "./opening.css?inline";
import people from "./people.css?inline";
import seldom from "./seldom.css?inline";
import { sheetFrom, type Sheet } from "./sheet";
import text from "./text.css?inline";

const SHAPES: Record<Shape, string> = {
  home,
  opening,
  article: text,
  contact: text,
  form: text,
  membership: text,
  "privacy-texts": text,
  survey: text,
  list,
  collection: list,
  gallery: list,
  links: list,
  "member-groups": list,
  search: list,
  "site-map": list,
  surveys: list,
  videos: list,
  figures,
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

/** What decides on a page's sheet. */
interface Page {
  pathname: string;
  /** Whether everybody gets the same: it shows nobody's name. */
  isShared: boolean;
  isLite: boolean;
  status: number;
}

const FIRST_ERROR = 400;
const made = new Map<string, Sheet>();

/** The sheet of the page that a path names, or of the page that says there is none. */
export function sheetOf({ pathname, isShared, isLite, status }: Page): Sheet {
  const shape = SHAPES[findPage(pathname)?.page.shape ?? "not-found"];
  const isUsual = isShared && status < FIRST_ERROR;
  const css = frame + shape + (isLite ? lite : "") + (isUsual ? "" : seldom);
  const known = made.get(css);
  if (known) return known;
  const sheet = sheetFrom(css);
  made.set(css, sheet);
  return sheet;
}
