import { definePageQuery, text } from "~server/pages/query";

/** Compiled with everything else: a page's query and its row of the page table name the same parameters. */

// @ts-expect-error The table doesn't let "urun" through to this page.
export const withMore = definePageQuery("prices", {
  sirala: text("sort"),
  ara: text("search"),
  grup: text("group"),
  urunler: text("products"),
  urun: text("product"),
});

// @ts-expect-error Nothing says how "grup" is read.
export const withLess = definePageQuery("prices", { sirala: text("sort") });

// @ts-expect-error The row of one of the two names "tip" too.
export const ofTwo = definePageQuery(["news", "all-news"], {
  sayfa: text("page"),
  ara: text("search"),
  yil: text("year"),
});

export const ofRow = definePageQuery("prices", {
  grup: text("group"),
  ara: text("search"),
  urunler: text("products"),
  sirala: text("sort"),
});
