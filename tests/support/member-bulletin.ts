import { mainOf } from "./form-html";
import { hrefs, textOf } from "./html";
import type { Recorder } from "./recorder";

/** What tests read out of a member's bulletin and of its conversation with the upstream. */

export const BULLETIN = "/kullanici-bulten";
/** A moment in the session. */
export const IN_SESSION = "2026-11-20T10:42";

const CALLS = "OnlineKullaniciBulten/";

/** How many rows the page's tables have. */
export const rowsOf = (html: string) => mainOf(html).match(/<th scope="row"[ >]/g)?.length ?? 0;

/** What is written between header and footer. */
export const mainText = (html: string) => textOf(mainOf(html)).replace(/\s+/g, " ");

/** The first cell of each row. */
export const firstCells = (html: string) =>
  [...mainOf(html).matchAll(/<th scope="row"[^>]*>([\s\S]*?)<\/th>/g)].map(([, cell = ""]) =>
    textOf(cell).trim(),
  );

/** The first link whose address has a text in it; "" without one. */
export const linkWith = (html: string, part: string) =>
  hrefs(mainOf(html)).find((link) => link.includes(part)) ?? "";

/** The bulletin's calls that were made, in order, without what their paths have in common. */
export const callsOf = (proxy: Recorder) =>
  proxy.requestsTo(CALLS).map(({ path }) => path.slice(path.indexOf(CALLS) + CALLS.length));

/** The labels of the links that are marked as chosen. */
export const chosen = (html: string) =>
  [...mainOf(html).matchAll(/<a [^>]*aria-current="true"[^>]*>([^<]*)/g)].map(([, label]) => label);
