import { flatRollup } from "d3-array";
import { NotFoundError, UpstreamError } from "../../upstream/errors";
import { isNothing } from "../../upstream/canary";
import type { Loss, ReadAnswer } from "../../upstream/parse-answer";
import type { Read } from "../../upstream/client";
import type { PageVisit } from "./page-visits";

const WORDS: Record<Loss["cost"], (field: string) => string> = {
  cell: (field) => `cells of ${field} can't be read`,
  row: (field) => `rows can't be read for their ${field}`,
  part: (field) => `parts can't be read: ${field}`,
  foreign: (field) => `rows of another ${field}`,
};

/** Answers that a page read and couldn't use, or not fully; each once. */
export function misfitsOf({ page, reads, html }: PageVisit): string[] {
  const failures = reads.flatMap((read) =>
    "error" in read ? reasonOf(read.error).map((reason) => `${callOf(read)}: ${reason}`) : [],
  );
  return [...new Set([...failures, ...lossesIn(reads), ...nothingAtAll(reads, page.id), ...noticeIn(html)])];
}

/** Deduplicated by call and field: a page may read a call for many days. */
function lossesIn(reads: readonly Read[]): string[] {
  const answers = new Map(
    reads.flatMap((read) => ("value" in read ? [[read.key, read.value] as const] : [])),
  );
  const losses = [...answers].flatMap(([key, value]) =>
    lossesOf(value).map(({ cost, field }) => ({ call: callOf({ key }), what: WORDS[cost](field) })),
  );
  const counts = flatRollup(
    losses,
    (same) => same.length,
    ({ call }) => call,
    ({ what }) => what,
  );
  return counts.map(([call, what, count]) => `${call}: ${count} ${what}`);
}

function reasonOf(error: unknown): string[] {
  if (!(error instanceof UpstreamError)) throw error;
  return error instanceof NotFoundError && error.detail === "no address configured" ? [] : [error.detail];
}

function nothingAtAll(reads: readonly Read[], pageId: string): string[] {
  const own = reads.filter((read) => !FRAME.has(callOf(read)) && pageId !== "site-map");
  const isEmpty = own.length > 0 && own.every((read) => "value" in read && isNothing(read.value));
  return isEmpty ? [`nothing there: ${[...new Set(own.map(callOf))].join(", ")}`] : [];
}

const FRAME = new Set(["menu.read", "registry.offices"]);

const callOf = ({ key }: Pick<Read, "key">) => key.split(":")[0] ?? key;

function lossesOf(value: unknown): readonly Loss[] {
  const isAnswer = typeof value === "object" && value !== null && "losses" in value;
  return isAnswer ? (value as ReadAnswer<unknown>).losses : [];
}

function noticeIn(html: string): string[] {
  return html.includes('action="/okudum')
    ? ["this account has not read the notice on data protection: log in once and read it"]
    : [];
}
