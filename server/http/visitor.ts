import type { IncomingMessage } from "node:http";
import { wantsLiteView } from "../lite-view";

const COOKIE_START = "(?:^|;\\s*)";
// Sessions may be split over portal.0, portal.1, …
const SESSION = new RegExp(`${COOKIE_START}(?:__Host-)?portal(?:\\.\\d+)?=`);
const ENGLISH = new RegExp(`${COOKIE_START}(?:__Host-)?langid=2(?:;|$)`);

/** Whether a session's cookie came along, whatever it holds. */
export function hasSessionCookie({ headers }: IncomingMessage): boolean {
  return headers.cookie !== undefined && SESSION.test(headers.cookie);
}

/**
 * Whether a visitor who comes to the bare `/` chose English last time. Whoever follows a link of ours to
 * it chose the Turkish page just now.
 */
export function remembersEnglish({ headers }: IncomingMessage): boolean {
  if (headers.cookie === undefined || headers["sec-fetch-site"] === "same-origin") return false;
  return ENGLISH.test(headers.cookie);
}

/** Whether a visitor's pages are those of the lite view. */
export function seesLiteView({ headers }: IncomingMessage): boolean {
  return wantsLiteView(headers.cookie, headers["save-data"]?.toString());
}
