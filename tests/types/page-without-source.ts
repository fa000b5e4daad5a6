import type { Page } from "~/pages";
import { SOURCES, type SourcesOf } from "~server/pages/sources";

/** Compiled with everything else: a row of the page table without a source doesn't compile. */

interface RowWithoutSource {
  id: "weather";
}

// @ts-expect-error There is no source for "weather".
export const sources: SourcesOf<Page | RowWithoutSource> = SOURCES;
