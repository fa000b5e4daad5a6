import { beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { headingOf, hrefs, languageOf, textOf, titleOf } from "../support/html";
import { seriousLines } from "../support/log-lines";
import { expectSecurityHeaders } from "../support/security";
import { sharedStack } from "../support/stack-of-file";
import { ask, open } from "../support/visit";

const stack = sharedStack();
let origin: string;

beforeAll(() => {
  origin = stack.portal.url;
});

const WORDS = { tr, en } as const;
const LONG = "ğ".repeat(10).concat("x".repeat(10_000));

describe("a missing item answers 404 in place, in the address's language", () => {
  test.each([
    ["/detay/abc", "tr"],
    ["/detay/-1", "tr"],
    ["/detay/0", "tr"],
    ["/detay/1e3", "tr"],
    ["/detay/999999", "tr"],
    ["/detay/99999999999999999999", "tr"],
    ["/detay/1001%20or%201=1", "tr"],
    ["/detay/1001'--", "tr"],
    ["/detay/999999?tip=etkinlik", "tr"],
    ["/detay-duyuru-haber/999999", "tr"],
    ["/detay-menu/999999", "tr"],
    ["/politikalar/yok", "tr"],
    ["/home/yok", "tr"],
    ["/home/toString", "tr"],
    ["/home/__proto__", "tr"],
    ["/home/constructor", "tr"],
    ["/en/content/abc", "en"],
    ["/en/news/999999", "en"],
    ["/en/page/-1", "en"],
    ["/en/policies/nope", "en"],
    ["/en/home/nope", "en"],
  ] as const)("%s", async (path, language) => {
    const { status, headers, body } = await open(origin, path);
    expect(status).toBe(404);
    expect(languageOf(body)).toBe(language);
    expect(headers.get("content-language")).toBe(language);
    expect(headingOf(body)).toBe(WORDS[language]["error.notFoundTitle"]);
    expect(titleOf(body)).not.toBe("");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.getSetCookie()).toEqual([]);
    expectSecurityHeaders(headers);
  });
});

describe("a list with an invalid query shows what it can, and says so", () => {
  test.each([
    "/haber-list?sayfa=1e9",
    "/haber-list?sayfa=0",
    "/haber-list?sayfa=-1",
    "/haber-list?sayfa=9999",
    "/haber-list?sayfa=99999999999999999999",
    "/haber-list?yil=abc",
    "/haber-list?yil=%00",
    `/haber-list?ara=${"a".repeat(200)}`,
    "/duyuru-haber-list?tip=yok",
    "/duyuru-haber-list?tip=__proto__",
  ])("%s", async (path) => {
    const { status, body } = await open(origin, path);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(tr["list.badValue"]);
  });

  test("in English too", async () => {
    const { status, body } = await open(origin, "/en/news?sayfa=1e9&yil=abc");
    expect(status).toBe(200);
    expect(textOf(body)).toContain(en["list.badValue"]);
  });

  test.each(["/gunluk-bulten?tarih=", "/aylik-bulten?ay=&yil=", "/yillik-fiyat?urun=&yil=&donem="])(
    "ignores an empty criterion: %s",
    async (path) => {
      const { status, body } = await open(origin, path);
      expect(status).toBe(200);
      expect(textOf(body)).not.toContain(tr["list.badValue"]);
    },
  );

  test("prints the search text as text, never as HTML", async () => {
    const { status, body } = await open(origin, "/haber-list?ara=%22%3E%3Cscript%3Ealert(1)%3C/script%3E");
    expect(status).toBe(200);
    expect(body).not.toContain("<script>alert");
  });
});

test.each([
  ["/haber-list", "Haberler"],
  ["/haber-list?yil=2026&sayfa=2", "Haberler: 2026, 2. sayfa"],
  ["/en/activity-reports?ara=plan", "Activity reports: “plan”"],
  ["/duyuru-haber-list?tip=duyuru", "Haberler ve duyurular: Duyuru"],
  ["/fiyatlar?ara=arpa&grup=H02", "Fiyatlar: “arpa”, Beyaz sert ekmeklik buğdaylar"],
  ["/faal-uye-listemiz?ara=un&sayfa=2", "Faal üye listemiz: “un”, 2. sayfa"],
  ["/en/incentives?durum=kapali", "Incentives and support: Closed"],
  ["/etkinlik-list?ara=%3Cb%3E", "Etkinlikler: “&lt;b&gt;”"],
  ["/ara?ara=arpa&tip=urun", "“arpa” için arama sonuçları: Ürün"],
])("the document's title of %s says what it lists: %s", async (path, title) => {
  const { body } = await open(origin, path);
  expect(body).toContain(`<title>${title} · Başakova`);
});

describe("an unknown path", () => {
  test.each([
    ["/yok", "/error"],
    ["/yok/daha-da-yok", "/error"],
    ["/en/nope", "/en/error"],
    ["/english", "/error"],
  ])("redirects a browser from %s to %s", async (path, target) => {
    const { status, headers } = await open(origin, path);
    expect(status).toBe(302);
    expect(headers.get("location")).toBe(target);
    expect(headers.get("cache-control")).toContain("no-store");
    expectSecurityHeaders(headers);
    const page = await open(origin, target);
    expect(page.status).toBe(404);
    expect(page.body).toContain(`href="${target === "/error" ? "/site-haritasi" : "/en/site-map"}"`);
  });

  test.each(["/yok.png", "/en/nope.css", "/wp-login.php", "/.env", "/assets/yok-12345678.js"])(
    "with an extension, %s answers 404 in place",
    async (path) => {
      const { status, headers, body } = await open(origin, path);
      expect(status).toBe(404);
      expectSecurityHeaders(headers);
      expect(languageOf(body)).toBe(path.startsWith("/en/") ? "en" : "tr");
      expect(hrefs(body)).toContain(path.startsWith("/en/") ? "/en" : "/");
    },
  );

  test("of a scanner gets one line, without a rendering or a call", async () => {
    const { status, headers, body } = await ask(origin, "/wp-login.php");
    expect([status, body]).toEqual([404, "Not Found\n"]);
    expect(headers.get("server-timing")).toBeNull();
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60");
    expect(headers.get("vary")).toContain("Accept");
  });

  test.each(["/yok", "/en/nope", "/api/v1/General/Kullanici/GetOwnUser"])(
    "requested by a program, %s answers 404 in place",
    async (path) => {
      expect(await ask(origin, path, { headers: { Accept: "application/json" } })).toMatchObject({
        status: 404,
      });
    },
  );

  test("accepts no POST", async () => {
    const { status, body } = await ask(origin, "/yok", { method: "POST", body: "a=1" });
    expect(status).toBe(404);
    expect(headingOf(body)).toBe(tr["error.notFoundTitle"]);
  });
});

describe("a method that an address doesn't accept gets a readable refusal", () => {
  test.each([
    ["/hakkimizda", "tr"],
    ["/", "tr"],
    ["/en", "en"],
    ["/en/news", "en"],
  ] as const)("POST %s", async (path, language) => {
    const { status, headers, body } = await ask(origin, path, { method: "POST", body: "a=1" });
    expect(status).toBe(405);
    expect(languageOf(body)).toBe(language);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headingOf(body)).toBe(WORDS[language]["error.methodTitle"]);
    expect(titleOf(body)).not.toBe("");
  });

  test.each(["PUT", "DELETE", "PATCH", "PROPFIND"])("%s", async (method) => {
    const { status, headers } = await ask(origin, "/hakkimizda", { method });
    expect(status).toBe(405);
    expect(headers.get("allow")).toContain("GET");
    expectSecurityHeaders(headers);
  });

  test("HEAD answers as GET without a body", async () => {
    const { status, headers, body } = await ask(origin, "/hakkimizda", { method: "HEAD" });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("s-maxage=300");
    expect(body).toBe("");
  });
});

describe("an address of 10 KB", () => {
  test.each([
    [`/haber-list?ara=${LONG}`, "tr"],
    [`/?x=${LONG}`, "tr"],
    [`/en/news?ara=${LONG}`, "en"],
    [`/detay/${LONG}`, "tr"],
  ] as const)("gets a readable refusal: %#", async (path, language) => {
    const { status, headers, body } = await open(origin, path);
    expect(status).toBe(414);
    expect(languageOf(body)).toBe(language);
    expect(headingOf(body)).toBe(WORDS[language]["error.tooLongTitle"]);
    expectSecurityHeaders(headers);
  });

  test("in headers is refused as well", async () => {
    const { status } = await open(origin, "/", { "X-Long": "x".repeat(33_000) });
    expect(status).toBe(431);
  });
});

describe("each page has one address", () => {
  test.each([
    ["/hakkimizda/", "/hakkimizda"],
    ["/Hakkimizda", "/hakkimizda"],
    ["/HAKKIMIZDA/", "/hakkimizda"],
    ["/en/", "/en"],
    ["/EN", "/en"],
    ["/en/About", "/en/about"],
    ["/haber-list/?sayfa=2", "/haber-list?sayfa=2"],
    ["/en/hakkimizda", "/en/about"],
    ["/en/haber-list?sayfa=2", "/en/news?sayfa=2"],
    ["/en/detay-duyuru-haber/1007", "/en/news/1007"],
    ["/en/politikalar/kalite/", "/en/policies/kalite"],
  ])("%s redirects to %s", async (path, target) => {
    const { status, headers } = await open(origin, path);
    expect(status).toBe(308);
    expect(headers.get("location")).toBe(target);
    expectSecurityHeaders(headers);
  });

  test("unknown parameters change nothing", async () => {
    const plain = await open(origin, "/hakkimizda");
    const tagged = await open(origin, "/hakkimizda?utm_source=x&langid=2&__proto__[a]=1");
    expect(tagged.status).toBe(200);
    expect(tagged.body).toBe(plain.body);
  });
});

test("logs no server error", () => {
  expect(seriousLines(stack.portal.output())).toEqual([]);
  expect(stack.portal.exitCode()).toBeNull();
});
