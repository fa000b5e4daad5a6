import type { InStatement } from "@libsql/client";
import { addDays } from "../clock";
import type { Attachment } from "../content/attachments";
import type { ContentSeed } from "../content/types";
import { attachmentRecipe, pictureRecipe, recipeName } from "../files/recipes";
import { isSessionDay, sessionDayBefore } from "../prices/calendar";
import { bothLanguages } from "./columns";
import { type TextDays, fillDates } from "./dates-in-text";
import { insertAll, insertRecipes } from "./insert";
import { picturePath } from "./picture-path";

/** The statements that write the content table with its files, pictures and read counts. */
export function fillContent(seeds: ContentSeed[], today: string): InStatement[] {
  const dated = seeds.map((seed) => datedSeed(seed, today)).filter(({ day }) => day <= today);
  const files = dated.flatMap(({ id, files: own = [] }) => own.map((file, at) => ({ id, at, file })));
  return [
    "DELETE FROM content",
    "DELETE FROM content_files",
    ...insertAll("content", dated.map(contentRow)),
    ...insertAll("content_files", files.map(fileRow)),
    // Counts go on over a change of day.
    ...insertAll("read_counts", seeds.map(countRow), "OR IGNORE"),
    ...insertRecipes(
      files.flatMap(({ file }) => [attachmentRecipe(file, "tr"), attachmentRecipe(file, "en")]),
    ),
    ...insertRecipes(dated.flatMap(({ picture }) => (picture ? [pictureRecipe(picture)] : []))),
  ];
}

type DatedSeed = ReturnType<typeof datedSeed>;

function dayOf(seed: ContentSeed, today: string): string {
  if (seed.day !== undefined) return seed.day;
  const day = addDays(today, -seed.daysAgo);
  return seed.onSessionDay && !isSessionDay(day) ? sessionDayBefore(day) : day;
}

function datedSeed(seed: ContentSeed, today: string) {
  const day = dayOf(seed, today);
  const lastDay = seed.endsInDays === undefined ? null : addDays(today, seed.endsInDays);
  const days = { day, lastDay };
  return {
    ...seed,
    ...days,
    title: fillDates(seed.title, days),
    summary: fillDates(seed.summary, days),
    body: fillDates(seed.body, days),
    files: seed.files?.map((file) => datedFile(file, days)),
  };
}

function datedFile(file: Attachment, days: TextDays): Attachment {
  const name = fillDates(file.name, days);
  if (!("body" in file)) return { ...file, name };
  return { ...file, name, body: file.body.map((paragraph) => fillDates(paragraph, days)) };
}

function contentRow(seed: DatedSeed, position: number) {
  return {
    id: seed.id,
    kind: seed.kind,
    position,
    day: seed.day,
    year: seed.year ?? Number(seed.day.slice(0, 4)),
    last_day: seed.lastDay,
    slug: seed.slug ?? null,
    pinned: Number(seed.pinned ?? false),
    on_opening: Number(seed.onOpening ?? false),
    new_tab: Number(seed.newTab ?? false),
    internal_link: seed.internalLink ?? null,
    external_link: seed.externalLink ?? null,
    tags: seed.tags?.join(",") ?? null,
    picture: picturePath(seed),
    ...bothLanguages("title", seed.title),
    ...bothLanguages("summary", seed.summary),
    ...bothLanguages("body", seed.body),
    ...bothLanguages("category", seed.category ?? { tr: "" }),
    ...bothLanguages("picture_alt", seed.picture?.alt ?? { tr: "" }),
  };
}

function countRow({ id, readCount }: ContentSeed) {
  return { content_id: id, count: readCount };
}

function fileRow({ id, at, file }: { id: number; at: number; file: Attachment }) {
  return {
    id: id * 10 + at,
    content_id: id,
    position: at + 1,
    ...bothLanguages("name", file.name),
    ...bothLanguages("about", "picture" in file ? file.picture.alt : { tr: "" }),
    file_tr: recipeName(attachmentRecipe(file, "tr")),
    file_en: recipeName(attachmentRecipe(file, "en")),
  };
}
