/**
 * The style sheet that stands in the HTML of each page shape: the frame around every page, and what the
 * shape adds. A browser that goes on without loading documents fetches all.css once (root.tsx).
 */
import { createHash } from "node:crypto";
import { findPage, type Shape } from "../pages";
import documents from "./documents.css?inline";
import events from "./events.css?inline";
import figures from "./figures.css?inline";
import frame from "./frame.css?inline";
import home from "./home.css?inline";
import list from "./list.css?inline";
import member from "./member.css?inline";
import opening from "./opening.css?inline";
import people from "./people.css?inline";
import text from "./text.css?inline";

export interface Sheet {
  css: string;
  /** Its name in a content security policy (CSP3 2.3.1, hash-source). */
  source: string;
}

const SHEETS: Record<Shape, Sheet> = (() => {
  const texts = sheet(text);
  const lists = sheet(list);
  const peoples = sheet(people);
  const papers = sheet(documents);
  const members = sheet(member);
  return {
    home: sheet(home),
    opening: sheet(opening),
    article: texts,
    contact: texts,
    form: texts,
    membership: texts,
    "privacy-texts": texts,
    survey: texts,
    list: lists,
    collection: lists,
    gallery: lists,
    links: lists,
    "member-groups": lists,
    search: lists,
    "site-map": lists,
    surveys: lists,
    videos: lists,
    figures: sheet(figures),
    "member-figures": members,
    profile: members,
    events: sheet(events),
    people: peoples,
    person: peoples,
    "organisation-chart": peoples,
    documents: papers,
    incentives: papers,
    "not-found": sheet(""),
  };
})();

function sheet(added: string): Sheet {
  const css = frame + added;
  return { css, source: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}

/** The sheet of the page that a path names, or of the page that says there is none. */
export function sheetOf(pathname: string): Sheet {
  return SHEETS[findPage(pathname)?.page.shape ?? "not-found"];
}
