import { mainOf } from "./form-html";
import { hrefs, textOf } from "./html";
import type { Recorder } from "./recorder";

/** What tests read from a member's bulletin and its upstream traffic. */

export const BULLETIN = "/kullanici-bulten";
/** A time within the session. */
export const IN_SESSION = "2026-11-20T10:42";

const CALLS = "OnlineKullaniciBulten/";

/** The number of rows in the page's tables. */
export const rowsOf = (html: string) => mainOf(html).match(/<th scope="row"[ >]/g)?.length ?? 0;

/** The text between header and footer. */
export const mainText = (html: string) => textOf(mainOf(html)).replace(/\s+/g, " ");

/** The first cell of each row. */
export const firstCells = (html: string) =>
  [...mainOf(html).matchAll(/<th scope="row"[^>]*>([\s\S]*?)<\/th>/g)].map(([, cell = ""]) =>
    textOf(cell).trim(),
  );

/** The first link whose address has a text in it; "" without one. */
export const linkWith = (html: string, part: string) =>
  hrefs(mainOf(html)).find((link) => link.includes(part)) ?? "";

/** The bulletin's calls in order, without the common part of their paths. */
export const callsOf = (proxy: Recorder) =>
  proxy.requestsTo(CALLS).map(({ path }) => path.slice(path.indexOf(CALLS) + CALLS.length));

/** The labels of links marked as current. */
export const chosen = (html: string) =>
  [...mainOf(html).matchAll(/<a [^>]*aria-current="true"[^>]*>([^<]*)/g)].map(([, label]) => label);
