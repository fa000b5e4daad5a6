import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { languageOfPath, LANGUAGES } from "~/i18n/language";
import { pageById, href, type PageId, type PlainPageId, type PublicPage } from "~/pages";
import PORTAL_SETTINGS from "~server/reference-upstream/data/portal-settings.json";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { crawl } from "../support/crawl";
import { elements, headingOf, hrefs, languageOf, textOf, titleOf, wordsIn } from "../support/html";
import { SAMPLE_PAGES, type SamplePage } from "../support/sample-pages";
import { expectSecurityHeaders } from "../support/security";
import { stackOfFile } from "../support/stack-of-file";
import { invalidIn } from "../support/valid-html";
import { askUntil, open, type Visit } from "../support/visit";

/** Seconds for which a shared cache may call a shape's page fresh; null: not cacheable. */
const FRESH_SECONDS: Record<PublicPage["shape"], number | null> & Partial<Record<PageId, number | null>> = {
  home: 30,
  opening: 300,
  article: 300,
  list: 300,
  collection: 300,
  figures: 3600,
  "price-desk": 30,
  "price-alerts": 3600,
  "my-products": null,
  product: 30,
  "open-data": 3600,
  compare: 30,
  "daily-bulletin": 30,
  "weekly-bulletin": 30,
  "yearly-prices": 30,
  "waiting-cost": 30,
  "field-income": 30,
  blend: 30,
  "price-archive": 30,
  "trading-volume": 300,
  "active-members": 300,
  gallery: 300,
  videos: 300,
  links: 300,
  people: 300,
  person: 300,
  "organisation-chart": 300,
  "member-groups": 300,
  events: 300,
  surveys: 300,
  survey: null,
  "privacy-texts": null,
  contact: null,
  form: null,
  membership: null,
  documents: 300,
  incentives: 30,
  "site-map": 600,
  search: 600,
  "not-found": null,
};

const WORDS = { tr, en } as const;

interface Rules {
  prefetch: [{ where: { and: [object, { not: { href_matches: string[] } }] } }];
}
const KEYS = new RegExp(`(?<![\\w.])(?:${Object.keys(tr).join("|").replaceAll(".", "\\.")})(?![\\w.])`);
const WIRE_NAMES =
  /\b(?:Baslik|Ozet|OneCikanGorsel|GorselAltMetin|SabitGonderi|DahiliLink|HariciLink|SeoUrl|OkunmaSayisi|TipId|DosyaYolu|DosyaAdi|UrunId|MALADI|OrtFiyat|MinFiyat|UstUrunGrubu|EtkinlikTipAdi|SubUrl|YeniSekmedeAc|ServisKod)\b/;
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+|Bearer |portal-servis/;
/** Pages for people, not addresses without a language. */
const WITHOUT_LANGUAGE = /^\/(?:(?:dil|dosya|assets)\/|veri\/(?:openapi\.json|katalog\.jsonld)$)/;
/** The path prefixes of a page's downloads and calendars. */
const FILES_OF_PAGES = /^\/(?:veri|takvim|ekran)(?=\/)/;

const stack = stackOfFile({ env: { TRUSTED_PROXIES: "1" } });
const visits = new Map<string, Visit>();
let bearers: string[] = [];

beforeAll(async () => {
  const desk = () => open(stack.portal.url, href("prices", "tr"));
  await askUntil(({ body }) => !body.includes(tr["desk.making"]), desk);
  for (const { path } of SAMPLE_PAGES) visits.set(path, await open(stack.portal.url, path));
  bearers = stack.proxy.requests.flatMap(({ headers }) => headers.authorization ?? []);
}, 120_000);

function visited(path: string): Visit {
  const visit = visits.get(path);
  if (!visit) throw new Error(`${path} was not visited`);
  return visit;
}

/** The canonical path where it differs from the sample's. */
function canonicalPath({ page, path }: SamplePage, language: SamplePage["language"]): string {
  if ("canonical" in page) return href(pageById(page.canonical).id as PlainPageId, language);
  return languageOfPath(path) === language ? path : pathTwin(path);
}

function pathTwin(path: string): string {
  const sample = SAMPLE_PAGES.find((each) => each.path === path);
  if (!sample) throw new Error(`${path} is no sample`);
  return sample.twin;
}

function directives(headers: Headers): Record<string, string | true> {
  const parts = (headers.get("cache-control") ?? "").split(",").map((part) => part.trim().split("="));
  return Object.fromEntries(parts.map(([name = "", value]) => [name, value ?? true]));
}

function expectCacheRules(headers: Headers, page: PublicPage): void {
  const seconds = FRESH_SECONDS[page.id] ?? FRESH_SECONDS[page.shape];
  if (seconds === null) {
    expect(headers.get("cache-control")).toBe("private, no-store");
    return;
  }
  const policy = directives(headers);
  expect(policy).toMatchObject({ public: true, "max-age": "0", "s-maxage": String(seconds) });
  expect(Number(policy["stale-while-revalidate"])).toBeGreaterThan(0);
  expect(Number(policy["stale-if-error"])).toBeGreaterThan(0);
}

describe.each(SAMPLE_PAGES)("$path", (sample) => {
  const { page, language, path } = sample;

  test("answers in its language, with a title that names the exchange", () => {
    const { status, headers, body } = visited(path);
    expect(status).toBe(page.shape === "not-found" ? 404 : 200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("content-language")).toBe(language);
    expect(languageOf(body)).toBe(language);
    expect(titleOf(body)).toContain(PORTAL_SETTINGS.name[language]);
    expect(headingOf(body)).not.toBe("");
    expect(elements(body, "h1")).toHaveLength(1);
  });

  test("has its canonical address and its alternate in each language", async () => {
    const links = elements(visited(path).body, "link");
    const canonical = links.filter(({ rel }) => rel === "canonical").map((link) => link["href"]);
    expect(canonical).toEqual([stack.portal.url + canonicalPath(sample, language)]);
    const alternates = links.filter(({ rel }) => rel === "alternate");
    for (const other of LANGUAGES) {
      const named = alternates.filter(({ hreflang }) => hreflang === other).map((link) => link["href"]);
      expect(named).toEqual([stack.portal.url + canonicalPath(sample, other)]);
    }
    const proper = await open("", canonical[0] ?? "");
    expect(proper.status).toBe(visited(path).status);
    expect(headingOf(proper.body)).toBe(headingOf(visited(path).body));
  });

  test("is cacheable by the rules and personal to nobody", () => {
    const { headers } = visited(path);
    expectCacheRules(headers, page);
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get("vary")?.toLowerCase() ?? "").not.toContain("cookie");
  });

  test("has speculation rules where it is public, and is listed there", async () => {
    const isShared = visited(path).headers.get("cache-control")?.startsWith("public") ?? false;
    expect(visited(path).headers.get("speculation-rules")).toBe(
      isShared ? '"/speculation-rules.json"' : null,
    );
    const rules = JSON.parse((await open("", `${stack.portal.url}/speculation-rules.json`)).body) as Rules;
    expect(rules.prefetch[0].where.and[1].not.href_matches.includes(page[language])).toBe(!isShared);
  });

  test("carries the strict policy and keeps to it", () => {
    const { headers, body } = visited(path);
    expectSecurityHeaders(headers);
    const policy = headers.get("content-security-policy") ?? "";
    const [, css = ""] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(body) ?? [];
    const hash = createHash("sha256").update(css).digest("base64");
    expect(css).not.toBe("");
    // What browsers of before 2022 would drop, with everything inside.
    expect(css).not.toMatch(/@layer|[{;]&/);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe-");
    expect(body).not.toMatch(/<[^>]+\sstyle=/);
    expect(body).not.toMatch(/<[a-z][^>]*\son[a-z]+=/);
    for (const script of elements(body, "script")) {
      const isData = script["type"] === "application/ld+json";
      expect(isData || script["src"]?.startsWith("/")).toBe(true);
    }
  });

  test("is complete and reveals nothing of its making", () => {
    const { body } = visited(path);
    expect(body).toMatch(/^<!DOCTYPE html>/);
    expect(body.trimEnd()).toMatch(/<\/html>$/);
    expect(body).not.toMatch(/[\0\uFFFD]/);
    expect(textOf(body)).not.toMatch(KEYS);
    expect(textOf(body)).not.toMatch(/\{\{|\bundefined\b|\bNaN\b|\[object/);
    expect(body).not.toMatch(WIRE_NAMES);
    expect(body).not.toMatch(TOKEN);
  });

  test("has one language, and so do all pages it links to", () => {
    const { body } = visited(path);
    const inside = hrefs(body).filter((link) => link.startsWith("/") && !WITHOUT_LANGUAGE.test(link));
    expect(inside.length).toBeGreaterThan(5);
    const pathOf = (link: string) => link.replace(FILES_OF_PAGES, "").split(/[?#]/)[0] ?? "";
    expect(inside.filter((link) => languageOfPath(pathOf(link)) !== language)).toEqual([]);
    const other = language === "tr" ? "en" : "tr";
    const own = new Set<string>(Object.values(WORDS[language]));
    const foreign = new Set<string>(Object.values(WORDS[other]).filter((word) => !own.has(word)));
    expect(wordsIn(body, language).filter((word) => foreign.has(word))).toEqual([]);
  });

  test("is valid HTML", async () => {
    expect(await invalidIn(visited(path).body)).toEqual([]);
  });

  test("carries nothing for scripts but their one address", () => {
    const scripts = elements(visited(path).body, "script").filter(
      ({ type }) => type !== "application/ld+json",
    );
    expect(scripts.map(({ src, type }) => [src, type])).toEqual([
      [expect.stringMatching(/^\/assets\/entry\.client-[\w-]{8}\.js$/), "module"],
    ]);
  });
});

test.each(LANGUAGES)("no two pages in %s share a title unless they are one page", (language) => {
  const addressOfTitle = new Map<string, string>();
  for (const sample of SAMPLE_PAGES.filter((each) => each.language === language)) {
    const title = titleOf(visited(sample.path).body);
    const address = canonicalPath(sample, language);
    expect(addressOfTitle.get(title) ?? address, title).toBe(address);
    addressOfTitle.set(title, address);
  }
});

test.each(["/%E0%A4%A", "/duyuru-haber-list?ara=zzzz", "/en/events?gorunum=takvim&ay=2026-12"])(
  "%s is valid HTML",
  async (path) => {
    expect(await invalidIn((await open(stack.portal.url, path)).body)).toEqual([]);
  },
);

test("pages link to existing pages only", async () => {
  const { dead, addresses } = await crawl(stack.portal.url, visits);
  expect(addresses.length).toBeGreaterThan(visits.size);
  expect(dead).toEqual([]);
}, 1_200_000);

test("no page and no log line has a token, a password, a key or the upstream's address", () => {
  const tokens = bearers.map((bearer) => bearer.slice("Bearer ".length));
  expect(tokens.length).toBeGreaterThan(0);
  const secrets = [...new Set(tokens), stack.servicePassword, "only-for-tests"];
  const places = [stack.upstream.url, stack.proxy.url, process.cwd()];
  for (const { body, headers } of visits.values())
    for (const secret of [...secrets, ...places])
      expect(`${body}\n${JSON.stringify([...headers])}`.includes(secret), secret).toBe(false);
  expect(secrets.filter((secret) => stack.portal.output().includes(secret))).toEqual([]);
});

test("serving every page logs no server error", () => {
  expect(stack.portal.output()).not.toMatch(/"level":"(?:error|fatal)"|unhandledRejection/);
});
