import { renderToStaticMarkup } from "react-dom/server";
import { OfflinePage, SeenLine, type OfflineWords } from "../components/errors/offline-page";
import { sheetFrom } from "../critical-css/sheet";
import type { Around } from "../service-worker/offline-texts";
import css from "./offline-page.css?inline";

const sheet = sheetFrom(css.trim());
const PLACE = "$place";

export type { OfflineWords };

export const offlineStyleSource = sheet.source;

export function renderOfflinePage(exchange: string, words: OfflineWords[]): Around {
  const page = <OfflinePage exchange={exchange} words={words} css={sheet.css} address={PLACE} />;
  return around(`<!DOCTYPE html>${renderToStaticMarkup(page)}`);
}

export const renderSeenLine = (label: string, text: (moment: string) => string): Around =>
  around(renderToStaticMarkup(<SeenLine label={label} text={text(PLACE)} />));

const around = (html: string): Around => html.split(PLACE);
