import { beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, textOf } from "../support/html";
import { seriousLines } from "../support/log-lines";
import { json, type Recorder } from "../support/recorder";
import { sharedStack } from "../support/stack-of-file";
import { purge } from "../support/purge";
import { open } from "../support/visit";

const BY_YEAR: [path: string, english: string, heading: string, least: number][] = [
  ["/stratejik-plan", "/en/strategic-plan", tr["page.strategicPlan"], 2],
  ["/faaliyet-raporu", "/en/activity-reports", tr["page.activityReports"], 7],
  ["/kalite-belgelerimiz", "/en/quality-certificates", tr["page.qualityCertificates"], 4],
  ["/istatistikler", "/en/statistics", tr["page.statistics"], 6],
  ["/basin-bulteni", "/en/press-bulletins", tr["page.pressBulletins"], 8],
  ["/yayin-dergi", "/en/publications", tr["page.publications"], 8],
  ["/pdf-faydali-link", "/en/link-documents", tr["page.linkDocuments"], 6],
  ["/beyannameler", "/en/declarations", tr["page.declarations"], 8],
];
const SEARCH = "DuyuruHaber/GetWithFilterInfo";

const stack = sharedStack();
let proxy: Recorder;

beforeAll(() => {
  proxy = stack.proxy;
});

const get = (path: string) => open(stack.portal.url, path);
const documentsIn = (html: string) => elements(html, "article").length;
const filesIn = (html: string) => hrefs(html).filter((link) => link.startsWith("/dosya/"));

describe.each(BY_YEAR)("%s", (path, english, heading, least) => {
  test("lists its documents, each with its page and files by type", async () => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(headingOf(body)).toBe(heading);
    expect(documentsIn(body)).toBeGreaterThanOrEqual(least);
    expect(filesIn(body).length).toBeGreaterThan(0);
    expect(filesIn(body).every((link) => /\?ad=[^/:]+\.(?:pdf|jpg)$/.test(link))).toBe(true);
    expect(textOf(body)).toMatch(/PDF/);
    expect(documentsIn((await get(english)).body)).toBe(documentsIn(body));
  });

  test("is filtered by existing years and by words", async () => {
    const { body } = await get(path);
    const years = elements(body, "option").flatMap(({ value }) => (value ? [value] : []));
    expect(years.length).toBeGreaterThan(0);
    const year = years.at(-1) ?? "";
    const answer = await get(`${path}?yil=${year}`);
    expect(documentsIn(answer.body)).toBeGreaterThan(0);
    expect(documentsIn(answer.body)).toBeLessThanOrEqual(documentsIn(body));
    const none = await get(`${path}?ara=qxqxqx`);
    expect(documentsIn(none.body)).toBe(0);
    expect(textOf(none.body)).toContain(tr["list.empty"]);
    expect(hrefs(none.body)).toContain(path);
  });
});

describe("documents by year", () => {
  test("a year without documents says so and links to all", async () => {
    const { status, body } = await get("/faaliyet-raporu?yil=1990");
    expect(status).toBe(200);
    expect(textOf(body)).toContain(tr["documents.emptyYear"]);
    expect(textOf((await get("/en/activity-reports?yil=1990")).body)).toContain(en["documents.emptyYear"]);
  });

  test("a search folds Turkish letters", async () => {
    const [plain, turkish] = [await get("/istatistikler?ara=ISLEM"), await get("/istatistikler?ara=işlem")];
    expect(documentsIn(plain.body)).toBeGreaterThan(0);
    expect(documentsIn(plain.body)).toBe(documentsIn(turkish.body));
  });

  test.each(["?yil=abc", "?yil=-1", "?sayfa=0", "?sayfa=99", `?ara=${"x".repeat(101)}`])(
    "an invalid value falls back and says so: %s",
    async (query) => {
      const { status, body } = await get(`/faaliyet-raporu${query}`);
      expect(status).toBe(200);
      expect(textOf(body)).toContain(tr["list.badValue"]);
    },
  );

  test("an empty list says so, without a search form", async () => {
    await purge(stack);
    proxy.intercept(SEARCH, json({ data: [], totalRecords: 0 }));
    for (const [path, words] of [
      ["/yayin-dergi?yil=2020", tr["documents.emptyYear"]],
      ["/en/quality-certificates", en["documents.empty"]],
      ["/en/fees", en["article.empty"]],
      ["/en/incentives?ara=y", en["list.empty"]],
    ] as const) {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(textOf(body)).toContain(words);
    }
    expect(elements((await get("/en/quality-certificates")).body, "select")).toHaveLength(0);
    await purge(stack);
  });

  test("a file of unknown size shows its type, one without a file is left out", async () => {
    const file = { Id: 1, DosyaAdi: "Plan", DosyaYolu: "/files/a.docx", Uzanti: ".DOCX", Boyut: null };
    const Dosyalar = [file, { ...file, Id: 2, DosyaAdi: "Yok", DosyaYolu: "/files/null" }];
    const row = { Id: 14_900, TipId: 14, Baslik: "Deneme planı", Yil: 2024, Dosyalar };
    proxy.intercept(SEARCH, json({ data: [row], totalRecords: 1 }));
    const { body } = await get("/stratejik-plan?ara=deneme");
    expect(filesIn(body)).toHaveLength(1);
    expect(filesIn(body)[0]).toMatch(/\?ad=Plan\.docx$/);
    expect(textOf(body)).toContain("DOCX");
    expect(textOf(body)).not.toContain("Yok");
  });

  test("an upstream failure is a readable page", async () => {
    proxy.intercept(SEARCH, json({ Message: "gizli" }, 500));
    const { status, body } = await get("/basin-bulteni?yil=2025");
    expect(status).toBe(502);
    expect(textOf(body)).not.toContain("gizli");
    expect(headingOf(body)).not.toBe("");
  });
});

describe("documents on one page", () => {
  test("tariffs are listed below each other, each with table and PDF", async () => {
    const { body } = await get("/ucret-tarifeleri");
    expect(documentsIn(body)).toBe(5);
    expect(elements(body, "table")).toHaveLength(5);
    expect(filesIn(body)).toHaveLength(5);
    for (const link of hrefs(body).filter((href) => href.startsWith("#belge-"))) {
      expect(body).toContain(`id="${link.slice(1)}"`);
    }
    expect(textOf(body)).toContain("01.01.2026 tarihinden itibaren geçerlidir");
    const regions = elements(body, "section").flatMap((section) => section["aria-label"] ?? []);
    expect(new Set(regions).size).toBe(regions.length);
  });

  test("service standards have five columns, repeated at each cell, and two desks", async () => {
    const { body } = await get("/en/service-standards");
    const cells = elements(body, "td").map((cell) => cell["data-label"]);
    expect(cells).toContain("Documents required");
    expect(cells).toContain("Fee");
    expect(textOf(body)).toContain("First desk");
    expect(textOf(body)).toContain("Second desk");
  });

  test("membership documents are grouped by applicant, with checklist and forms", async () => {
    const { body } = await get("/uyelik-icin-gerekli-belgeler");
    expect(documentsIn(body)).toBe(3);
    for (const name of ["Gerçek kişi", "Tüzel kişi", "Kooperatif"]) expect(textOf(body)).toContain(name);
    expect(elements(body, "ol").length).toBeGreaterThanOrEqual(3);
    expect(filesIn(body)).toHaveLength(6);
  });
});

describe("incentives", () => {
  const closingDays = (html: string) =>
    elements(html, "time").flatMap(({ datetime = "" }) => (datetime.length === 10 ? [datetime] : []));

  test("are sorted by last day, open ones first", async () => {
    const { body } = await get("/tesvik-destek");
    const days = closingDays(body);
    expect(days).toHaveLength(6);
    const open = days.filter((day) => day >= "2026-11-20");
    expect(days.slice(0, 4)).toEqual(open.toSorted());
    expect(textOf(body)).toContain(`Son başvuru: 22 Kasım 2026`);
  });

  test("are filtered by status, which the search keeps; an unknown one falls back", async () => {
    const open = await get("/tesvik-destek?durum=acik");
    const closed = await get("/en/incentives?durum=kapali");
    expect([documentsIn(open.body), documentsIn(closed.body)]).toEqual([4, 2]);
    const hidden = elements(open.body, "input").find(({ name }) => name === "durum");
    expect(hidden?.["value"]).toBe("acik");
    expect(textOf((await get("/tesvik-destek?durum=evet")).body)).toContain(tr["list.badValue"]);
  });

  test("a programme's page says until when it is open", async () => {
    const { body } = await get("/detay-borsa-icerik/11001");
    expect(headingOf(body)).toBe("Elektronik Ürün Senedi Kredi Desteği");
    expect(textOf(body)).toContain(tr["incentives.lastDay"]);
    expect(textOf(body)).toContain("5 Ocak 2027");
  });
});

test.each(["/detay-borsa-icerik/999999", "/detay-borsa-icerik/abc", "/en/exchange/0"])(
  "%s is not found",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test("logs no server error", () => {
  expect(seriousLines(stack.portal.output())).toEqual([]);
});
