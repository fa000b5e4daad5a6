import fc from "fast-check";
import { expect, test } from "vitest";
import { headingOf, textOf } from "../../support/html";
import type { Recorded } from "../../support/recorder";
import { stackOfFile } from "../../support/stack-of-file";
import { open } from "../../support/visit";
import { changeAnswers, type Change, type Json } from "../../support/changed-answers";
import { damaged, type Damage } from "./damage";
import { form, inForm, type Form } from "./forms";
import { runs } from "./runs";

/** Pages with an upstream that writes differently from ours, or wrongly. */

const stack = stackOfFile({ today: "2026-11-20T12:00" });

/** Pages that read each kind of answer, in both languages. */
const PAGES = [
  "/",
  "/home/hububat",
  "/gunluk-bulten",
  "/gunluk-bulten?tarih=2026-11-19",
  "/aylik-bulten",
  "/yillik-fiyat",
  "/yillik-fiyat?urun=8&donem=mevsim",
  "/kotasyon-listesi",
  "/haber-list",
  "/detay-duyuru-haber/1007",
  "/etkinlik-list",
  "/galeri/1",
  "/meclis",
  "/faal-uye-listemiz",
  "/anket-listesi",
  "/iletisim",
  "/site-haritasi",
  "/en",
  "/en/daily-bulletin",
  "/en/news",
];

const through = (change: Change, ask?: (request: Recorded) => Recorded) => changeAnswers(stack, change, ask);
const visit = (path: string) => open(stack.portal.url, path);

test("a page is the same for answers of any form", async () => {
  await through((answer) => answer);
  const usual = new Map<string, string>();
  for (const path of PAGES) usual.set(path, figuresOf((await visit(path)).body));
  const request = fc.record({ path: fc.constantFrom(...PAGES), form });
  await fc.assert(
    fc.asyncProperty(request, async ({ path, form: wanted }: { path: string; form: Form }) => {
      await through((answer) => inForm(answer, wanted));
      const { status, body } = await visit(path);
      expect(status).toBe(200);
      expect(figuresOf(body)).toBe(usual.get(path));
    }),
    runs(25),
  );
}, 3_600_000);

/** A page's main content, without what changes from one visit to the next. */
function figuresOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return textOf(main).replace(/\s+/g, " ");
}

test("no page claims that there was no trade where prices couldn't be read", async () => {
  const unreadable: Damage = { oneIn: 1_000_000, offset: 0, cell: null, rows: "under other names" };
  await through((answer, { path }) =>
    path.includes("OnlineKullaniciBulten") ? damaged(answer, unreadable) : answer,
  );
  for (const path of [
    "/",
    "/home/hububat",
    "/gunluk-bulten?tarih=2026-11-19",
    "/aylik-bulten?yil=2026&ay=10",
  ]) {
    const { status, body } = await visit(path);
    expect(status).toBe(200);
    expect(textOf(body)).not.toMatch(/işlem yok|yayımlanmış işlem|fiyat yok|henüz yayımlanmadı|0 işlem/);
  }
  expect(textOf((await visit("/gunluk-bulten?tarih=2026-11-19")).body)).toContain("okunamadı");
});

test("an upstream that ignores filters shows nothing of another record, kind or day", async () => {
  await through(
    (answer, { path }) => (path.includes("OnlineKullaniciBulten") ? onDay(answer, "2026-11-18") : answer),
    (request) => ({ ...request, body: withoutFilters(request.body) }),
  );
  for (const path of ["/detay-duyuru-haber/1007", "/anket-detay/3", "/detay/503?tip=etkinlik"])
    expect((await visit(path)).status).toBe(404);
  const { status, body } = await visit("/gunluk-bulten?tarih=2026-11-19");
  expect([status, headingOf(body)]).toEqual([200, "19 Kasım 2026 Perşembe günlük bülteni"]);
  expect(body).not.toContain("<table");
  expect(textOf(body)).toContain("okunamadı");
  const home = textOf((await visit("/")).body);
  expect(home).toContain("18 Kasım 2026");
  expect(home).not.toContain("20 Kasım 2026 Cuma fiyatları");
});

function withoutFilters(body: string): string {
  if (body === "") return body;
  return JSON.stringify({ ...(JSON.parse(body) as object), filters: {} });
}

function onDay(answer: Json, day: string): Json {
  if (Array.isArray(answer)) return answer.map((row) => onDay(row, day));
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, cell]) => [
      name,
      name === "IslemTarih" ? `${day}T00:00:00` : onDay(cell, day),
    ]),
  );
}
