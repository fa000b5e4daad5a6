import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Account, Header } from "../components/frame/header";
import { Footer } from "../components/frame/footer";
import { leadsTo } from "../components/frame/menu";
import type { SharedShellView, ShellView } from "../components/frame/shell";
import type { ShellText } from "../components/frame/document-context";
import { LiteFooter, LiteHeader } from "../lite-view/lite-view";
import { LiteViewContext, type LiteView } from "../components/elements/lite-view-context";

/** Marks the placeholders of cached shells; unguessable, so upstream text can't contain one. */
const SECRET = crypto.randomUUID();
const WAY_BACK = `way-back-${SECRET}`;
const ACCOUNT = `account-${SECRET}`;
const LOG_IN = `log-in-${SECRET}`;
const PLACES = new RegExp(`(${WAY_BACK}|${ACCOUNT}|${LOG_IN})`);

interface Template {
  header: string[];
  footer: string[];
}

const MOST_SECTIONS = 40;
const templatesByView = new WeakMap<SharedShellView, LRUCache<string, Template>>();

/** Header and footer are half of a page's render time, and nearly the same on all pages. */
export function shellText(view: ShellView, pathname: string, lite: LiteView | null): ShellText {
  const { header, footer } = templateOf(view.shared, pathname, lite);
  const account = renderToStaticMarkup(inView(lite, <Account view={view.account} />));
  const values: Readonly<Record<string, string>> = {
    [WAY_BACK]: view.wayBack.replaceAll("'", "&#x27;"),
    [ACCOUNT]: account,
    [LOG_IN]: view.account.kind === "visitor" ? account : "",
  };
  const filled = (pieces: string[]) =>
    pieces.map((piece, index) => (index % 2 === 0 ? piece : (values[piece] ?? ""))).join("");
  return { header: filled(header), footer: filled(footer) };
}

function templateOf(view: SharedShellView, pathname: string, lite: LiteView | null): Template {
  const templates = templatesByView.get(view) ?? new LRUCache<string, Template>({ max: MOST_SECTIONS });
  templatesByView.set(view, templates);
  const section = view.menu.some((item) => leadsTo(item, pathname)) ? pathname : "";
  const key = `${lite ? "lite" : "full"} ${section}`;
  const cached = templates.get(key);
  if (cached) return cached;
  const props = { view, pathname: section, wayBack: WAY_BACK, account: ACCOUNT, logIn: LOG_IN };
  const pieces = (part: ReactElement) => renderToStaticMarkup(inView(lite, part)).split(PLACES);
  const made = lite
    ? { header: pieces(<LiteHeader {...props} />), footer: pieces(<LiteFooter {...props} />) }
    : { header: pieces(<Header {...props} />), footer: pieces(<Footer {...props} />) };
  templates.set(key, made);
  return made;
}

const inView = (lite: LiteView | null, part: ReactElement) => (
  <LiteViewContext.Provider value={lite}>{part}</LiteViewContext.Provider>
);
