import type { ExcerptPart } from "~/components/content/search-page";
import { fold } from "~/i18n/letters";

const EXCERPT_LENGTH = 220;
const LEAD_IN = 60;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

interface Hit {
  from: number;
  until: number;
}

export function highlight(text: string, sought: ReadonlySet<string>): ExcerptPart[] {
  return partsOf(text, hitsIn(text, sought), 0, text.length);
}

export function excerpt(text: string, sought: ReadonlySet<string>): ExcerptPart[] {
  const hits = hitsIn(text, sought);
  const start = wordStart(text, bestStart(hits) - LEAD_IN);
  const end = wordEnd(text, start + EXCERPT_LENGTH);
  const parts = partsOf(text, hits, start, end);
  return [
    ...(start > 0 ? [{ text: "… ", hit: false }] : []),
    ...parts,
    ...(end < text.length ? [{ text: " …", hit: false }] : []),
  ];
}

function hitsIn(text: string, sought: ReadonlySet<string>): Hit[] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => sought.has(fold(word)))
    .map(({ 0: word, index }) => ({ from: index, until: index + word.length }));
}

function bestStart(hits: readonly Hit[]): number {
  let best = { from: hits[0]?.from ?? 0, count: 0 };
  let first = 0;
  hits.forEach((hit, last) => {
    while (hit.until - (hits[first]?.from ?? 0) > EXCERPT_LENGTH - LEAD_IN && first < last) first += 1;
    const count = last - first + 1;
    if (count > best.count) best = { from: hits[first]?.from ?? 0, count };
  });
  return best.from;
}

function partsOf(text: string, hits: readonly Hit[], start: number, end: number): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let at = start;
  for (const { from, until } of hits) {
    if (from < start || until > end) continue;
    if (from > at) parts.push({ text: text.slice(at, from), hit: false });
    parts.push({ text: text.slice(from, until), hit: true });
    at = until;
  }
  if (at < end) parts.push({ text: text.slice(at, end), hit: false });
  return parts;
}

function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(" ", at);
  return space === -1 || space > at + LEAD_IN ? at : space + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(" ", at);
  return space < at - LEAD_IN ? at : space;
}
