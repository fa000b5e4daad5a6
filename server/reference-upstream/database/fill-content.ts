import type { InStatement } from "@libsql/client";
import { addDays } from "../clock";
import type { AttachedFile, ContentSeed } from "../content/types";
import { isSessionDay, sessionDayBefore } from "../prices/calendar";
import { pdfRecipe, pictureRecipe, recipeName } from "../files/recipes";
import { bothLanguages } from "./columns";
import { fillDates } from "./dates-in-text";
import { insertAll, insertRecipes } from "./insert";
import { picturePath } from "./picture-path";

/** The statements that write the content table with its files, pictures and read counts. */
export function fillContent(seeds: ContentSeed[], today: string): InStatement[] {
  const dated = seeds.map((seed) => datedSeed(seed, dayOf(seed, today)));
  const files = dated.flatMap(({ id, files: own = [] }) => own.map((file, at) => ({ id, at, file })));
  return [
    "DELETE FROM content",
    "DELETE FROM content_files",
    ...insertAll("content", dated.map(contentRow)),
    ...insertAll("content_files", files.map(fileRow)),
    // Counts go on over a change of day.
    ...insertAll("read_counts", seeds.map(countRow), "OR IGNORE"),
    ...insertRecipes(files.flatMap(({ file }) => [pdfRecipe(file, "tr"), pdfRecipe(file, "en")])),
    ...insertRecipes(dated.flatMap(({ picture }) => (picture ? [pictureRecipe(picture)] : []))),
  ];
}

function dayOf({ daysAgo, onSessionDay }: ContentSeed, today: string): string {
  const day = addDays(today, -daysAgo);
  return onSessionDay && !isSessionDay(day) ? sessionDayBefore(day) : day;
}

type DatedSeed = ContentSeed & { day: string };

function datedSeed(seed: ContentSeed, day: string): DatedSeed {
  return {
    ...seed,
    day,
    title: fillDates(seed.title, day),
    summary: fillDates(seed.summary, day),
    body: fillDates(seed.body, day),
    files: seed.files?.map(({ name, body }) => ({
      name: fillDates(name, day),
      body: body.map((paragraph) => fillDates(paragraph, day)),
    })),
  };
}

function contentRow(seed: DatedSeed, position: number) {
  return {
    id: seed.id,
    kind: seed.kind,
    position,
    day: seed.day,
    slug: seed.slug ?? null,
    pinned: Number(seed.pinned ?? false),
    tags: seed.tags?.join(",") ?? null,
    picture: picturePath(seed),
    ...bothLanguages("title", seed.title),
    ...bothLanguages("summary", seed.summary),
    ...bothLanguages("body", seed.body),
  };
}

function countRow({ id, readCount }: ContentSeed) {
  return { content_id: id, count: readCount };
}

function fileRow({ id, at, file }: { id: number; at: number; file: AttachedFile }) {
  return {
    id: id * 10 + at,
    content_id: id,
    position: at + 1,
    ...bothLanguages("name", file.name),
    file_tr: recipeName(pdfRecipe(file, "tr")),
    file_en: recipeName(pdfRecipe(file, "en")),
  };
}
