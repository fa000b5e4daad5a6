import type { IncomingMessage } from "node:http";
import { wantsLiteView } from "../session/lite-view";

const COOKIE_START = "(?:^|;\\s*)";
// Sessions may be split over portal.0, portal.1, …
const SESSION = new RegExp(`${COOKIE_START}(?:__Host-)?portal(?:\\.\\d+)?=`);
const ENGLISH = new RegExp(`${COOKIE_START}(?:__Host-)?langid=2(?:;|$)`);

export function hasSessionCookie({ headers }: IncomingMessage): boolean {
  return headers.cookie !== undefined && SESSION.test(headers.cookie);
}

export function remembersEnglish({ headers }: IncomingMessage): boolean {
  if (headers.cookie === undefined || headers["sec-fetch-site"] === "same-origin") return false;
  return ENGLISH.test(headers.cookie);
}

export function seesLiteView({ headers }: IncomingMessage): boolean {
  return wantsLiteView(headers.cookie, headers["save-data"]?.toString());
}
