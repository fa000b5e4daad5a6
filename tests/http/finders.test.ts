import { XMLParser } from "fast-xml-parser";
import { SyntaxValidator } from "fast-xml-validator";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/language";
import { isPublic, PAGES } from "~/pages";
import { FEED_PAGES, feedHref, RESOURCES, SPECULATION_RULES } from "~/resources";
import PORTAL_SETTINGS from "~server/reference-upstream/data/portal-settings.json";
import { elements } from "../support/html";
import { during, onlyItem } from "../support/only-item";
import { sharedStack } from "../support/stack-of-file";
import { json } from "../support/recorder";
import { expectSecurityHeaders } from "../support/security";
import { ask, open } from "../support/visit";

const stack = sharedStack();
let origin: string;

beforeAll(() => {
  origin = stack.portal.url;
});

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  isArray: (name) => name === "entry",
});

/** What an XML document contains; throws if it is not well-formed. */
function parsed(body: string): unknown {
  SyntaxValidator.validate(body);
  return xml.parse(body);
}

describe.each(RESOURCES.map(({ path }) => path))("%s", (path) => {
  test("is the same for all visitors and cached by its headers, whatever the query", async () => {
    const { status, headers } = await ask(origin, path);
    expect(status).toBe(200);
    // Every page links the rules: browsers cache them for a day.
    const seconds = path === SPECULATION_RULES ? 86_400 : 0;
    expect(headers.get("cache-control")).toMatch(new RegExp(`^public, max-age=${seconds}, s-maxage=\\d+`));
    expect(headers.getSetCookie()).toEqual([]);
    expectSecurityHeaders(headers);
    const again = await ask(origin, `${path}?x=${crypto.randomUUID()}`);
    expect(again.headers.get("age")).not.toBeNull();
    expect(again.body).toBe((await ask(origin, path)).body);
  });
});

describe("the site map", () => {
  interface Entry {
    loc: string;
    lastmod?: string;
    "xhtml:link": { "@hreflang": string; "@href": string }[];
  }
  let entries: Entry[];

  beforeAll(async () => {
    const { headers, body } = await ask(origin, "/sitemap.xml");
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
    entries = (parsed(body) as { urlset: { url: Entry[] } }).urlset.url;
  });

  test("has every fixed page in both languages once, and none that is not for search engines", () => {
    const addresses = entries.map(({ loc }) => loc);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const page of PAGES.filter(({ tr }) => !tr.includes(":"))) {
      const isListed = !("canonical" in page) && !("indexed" in page);
      for (const language of LANGUAGES) {
        expect(addresses.includes(origin + page[language]), page[language]).toBe(isListed);
      }
    }
  });

  test.each([
    "/detay-duyuru-haber/1007",
    "/en/news/1007",
    "/politikalar/kalite",
    "/detay-menu/351",
    "/detay/503?tip=etkinlik",
  ])("has %s", (path) => {
    expect(entries.map(({ loc }) => loc)).toContain(origin + path);
  });

  test("links each page's other language both ways", () => {
    const byAddress = new Map(entries.map((entry) => [entry.loc, entry]));
    for (const entry of entries) {
      const links = entry["xhtml:link"];
      expect(links.map((link) => link["@hreflang"])).toEqual(["tr", "en"]);
      for (const link of links) expect(byAddress.get(link["@href"])?.["xhtml:link"]).toEqual(links);
    }
  });

  test("has canonical addresses only", async () => {
    // The rates exist only where the operator names their feed.
    const visited = entries.filter(({ loc }, index) => index % 9 === 0 && !loc.endsWith("/exchange-rates"));
    for (const { loc } of visited) {
      const { status, body } = await open("", loc);
      expect(status, loc).toBe(200);
      expect(elements(body, "link").find(({ rel }) => rel === "canonical")?.["href"], loc).toBe(loc);
    }
  }, 60_000);
});

describe("feeds", () => {
  interface Feed {
    feed: {
      id: string;
      title: string;
      updated: string;
      link: { "@rel": string; "@href": string }[];
      entry: { id: string; title: { "#text": string }; updated: string; content?: { "#text": string } }[];
    };
  }
  const feedOf = async (path: string) => (parsed((await ask(origin, path)).body) as Feed).feed;

  test.each(FEED_PAGES.flatMap((page) => LANGUAGES.map((language) => ({ page, language }))))(
    "$page.id in $language: new items first, with absolute addresses in the language",
    async ({ page, language }) => {
      const path = feedHref(page, language);
      const { headers } = await ask(origin, path);
      expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
      const feed = await feedOf(path);
      expect(feed.title).toContain(PORTAL_SETTINGS.name[language]);
      expect(feed.link.find((link) => link["@rel"] === "self")?.["@href"]).toBe(origin + path);
      expect(feed.entry.length).toBeGreaterThan(5);
      const days = feed.entry.map(({ updated }) => updated);
      expect(days).toEqual(days.toSorted().toReversed());
      const home = language === "tr" ? "/detay-duyuru-haber/" : "/en/news/";
      for (const entry of feed.entry) {
        expect(entry.id).toMatch(new RegExp(`^${origin}${home}\\d+$`));
        expect(entry.content?.["#text"] ?? "").not.toMatch(/ (?:href|src)="\//);
      }
    },
  );

  test("are linked where news is listed", async () => {
    for (const [path, feed] of [
      ["/", "/haber-list.atom"],
      ["/duyuru-list", "/duyuru-list.atom"],
      ["/en/all-news", "/en/all-news.atom"],
    ] as const) {
      const links = elements((await open(origin, path)).body, "link");
      const named = links.filter(({ type }) => type === "application/atom+xml");
      expect(named.map(({ href }) => href)).toContain(feed);
    }
  });

  test("escape hostile titles and sanitise hostile texts", async () => {
    const html = "<p onclick=1>]]&gt;<script>x()</script>Metin</p>";
    const item = { Baslik: "<b>A</b> & ]]> B", Ozet: "<i>x</i>", Icerik: html };
    const { body } = await onlyItem(stack, item, () => ask(origin, "/haber-list.atom"));
    expect((parsed(body) as Feed).feed.entry).toHaveLength(1);
    expect(body).toContain("&lt;b&gt;A&lt;/b&gt; &amp; ]]&gt; B");
    expect(body).not.toMatch(/onclick|<script|<b>/);
  });
});

test("robots.txt names the site map", async () => {
  const { headers, body } = await ask(origin, "/robots.txt");
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  expect(body).toMatch(/^User-agent: \*\n/);
  expect(body).not.toMatch(/^Disallow: \/$/m);
});

/** A speculation rule's pattern, as far as ours go (WHATWG URL Pattern). */
const patternOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*").replace(/:\w+/g, "[^/]+")}$`);

test("speculation rules allow prefetching public pages on touch, and nothing else", async () => {
  const { headers, body } = await ask(origin, "/speculation-rules.json");
  expect(headers.get("content-type")).toBe("application/speculationrules+json");
  expect(headers.get("cache-control")).toBe("public, max-age=86400, s-maxage=86400");
  const rules = JSON.parse(body) as {
    prefetch: [{ where: { and: [object, { not: { href_matches: string[] } }] } }];
  };
  const [all, { not }] = rules.prefetch[0].where.and;
  expect(rules).toEqual({ prefetch: [{ where: { and: [all, { not }] }, eagerness: "conservative" }] });
  expect(all).toEqual({ href_matches: "/*" });
  const patterns = not.href_matches.map(patternOf);
  const isFetched = (path: string) => !patterns.some((pattern) => pattern.test(path));
  // Each public page is compared with its own Cache-Control in pages.test.ts.
  for (const page of PAGES.filter((each) => !isPublic(each)))
    for (const path of [page.tr, page.en]) expect(isFetched(path), path).toBe(false);
  for (const path of ["/dil/en?donus=/", "/dosya/x/a", "/haber-list.atom", "/veri/x.csv", "/takvim/x.ics"])
    expect(isFetched(path), path).toBe(false);
});

test("security.txt has a contact and expires within a year", async () => {
  const { headers, body } = await ask(origin, "/.well-known/security.txt");
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(body).toContain(`Contact: ${PORTAL_SETTINGS.securityContacts[0] ?? "none"}\n`);
  const expires = new Date(/^Expires: (.+)$/m.exec(body)?.[1] ?? "");
  const days = (expires.getTime() - new Date("2026-11-20T12:00:00+03:00").getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test.each(LANGUAGES)("the manifest in %s names the exchange and existing icons", async (language) => {
  const page = await open(origin, language === "tr" ? "/" : "/en");
  const address = elements(page.body, "link").find(({ rel }) => rel === "manifest")?.["href"] ?? "";
  const { headers, body } = await ask(origin, address);
  expect(headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
  const manifest = JSON.parse(body) as {
    name: string;
    lang: string;
    start_url: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest).toMatchObject({ name: PORTAL_SETTINGS.name[language], lang: language });
  // Without it an iPhone's home screen opens a site in Safari, which has no notifications.
  expect(manifest).toMatchObject({ display: "standalone", display_override: ["minimal-ui"] });
  expect(manifest.start_url).toBe(language === "tr" ? "/" : "/en");
  for (const { src, type } of manifest.icons) {
    const icon = await ask(origin, src);
    expect(icon.status, src).toBe(200);
    expect(icon.headers.get("content-type")).toContain(type);
  }
});

test("a failing source fails the whole site map instead of dropping addresses", async () => {
  const { status, headers } = await during(stack, "Event/GetWithFilterInfo", json({}, 500), () =>
    ask(origin, "/sitemap.xml"),
  );
  expect(status).toBe(502);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("retry-after")).not.toBeNull();
});
