import { afterEach, beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { exchangeFile } from "../support/exchange-file";
import { headingOf, textOf } from "../support/html";
import { sharedStack } from "../support/stack-of-file";
import { purge } from "../support/purge";
import { forwardTo, json } from "../support/recorder";
import { ask, open } from "../support/visit";

/** Pages of footer and menu, at an upstream with other slugs and numbers than assumed. */

const stack = sharedStack();
/** A portal whose operator named texts that don't exist. */
let without: string;
/** One whose operator named where a text is. */
let text: string;

const NOWHERE = "yok-boyle-bir-sayfa";
const FIXED = ["about", "establishment", "history", "visionMission", "membership", "generalSecretariat"];

beforeAll(async () => {
  const fixedPages = Object.fromEntries(FIXED.map((page) => [page, NOWHERE]));
  const contentTypes = { promotionalVideo: 990, policy: 991 };
  const { url } = await stack.another({ EXCHANGE_FILE: await exchangeFile({ fixedPages, contentTypes }) });
  without = url;
  const about = { fixedPages: { about: "tarihce", establishment: 2503 } };
  text = (await stack.another({ EXCHANGE_FILE: await exchangeFile(about) })).url;
});
afterEach(async () => {
  stack.proxy.restore();
  await stack.upstream.clearFaults();
});

const words = (html: string) => textOf(html).replace(/\s+/g, " ");

test.each([
  ["/hakkimizda", "/en/about"],
  ["/kurulus", "/en/establishment"],
  ["/tarihce", "/en/history"],
  ["/vizyon-misyon", "/en/vision-mission"],
  ["/uyelik", "/en/membership"],
  ["/politikalar", "/en/policies"],
  ["/tanitim-videosu", "/en/promotional-video"],
])("%s without a text is being prepared, not missing", async (turkish, english) => {
  for (const [path, said] of [
    [turkish, tr["article.empty"]],
    [english, en["article.empty"]],
  ] as const) {
    const { status, body } = await open(without, path);
    expect([status, words(body).includes(said)], path).toEqual([200, true]);
    expect(headingOf(body).length).toBeGreaterThan(3);
  }
});

test.each(["/hakkimizda", "/kurulus"])("the operator names where the text of %s is", async (path) => {
  const [own, other] = await Promise.all([open(text, path), open(text, "/tarihce")]);
  expect(headingOf(own.body)).toBe(headingOf(other.body));
});

describe("/yillik-fiyat", () => {
  test("calls a failure a failure, with a way to try again", async () => {
    await purge(stack);
    await stack.upstream.fault({ kind: "500", match: "GetDataForProducts" });
    const { status, body } = await open(stack.portal.url, "/yillik-fiyat");
    expect(status).toBe(502);
    expect(headingOf(body)).toBe(tr["error.unavailableTitle"]);
    expect(words(body)).toContain(tr["error.retry"]);
  });

  test("without any product is being prepared", async () => {
    stack.proxy.intercept("GetDataForProducts", json([]));
    await purge(stack);
    const { status, body } = await open(stack.portal.url, "/yillik-fiyat");
    expect([status, words(body).includes(tr["article.empty"])]).toEqual([200, true]);
  });
});

test("bulletins refused to anonymous callers are read with the site's token from then on", async () => {
  const forward = forwardTo(stack.upstream.url);
  stack.proxy.intercept("OnlineKullaniciBulten/", (request, response) =>
    request.headers.authorization
      ? forward(request, response)
      : json({ Message: "Yetkisiz" }, 401)(request, response),
  );
  await purge(stack);
  const { status, body } = await open(stack.portal.url, "/gunluk-bulten");
  expect([status, headingOf(body)]).toEqual([200, "20 Kasım 2026 Cuma günlük bülteni"]);
  await purge(stack);
  stack.proxy.requests.length = 0;
  await open(stack.portal.url, "/gunluk-bulten");
  const received = stack.proxy.requestsTo("GetOnlineGunlukBultenKirilimli");
  expect(received.length).toBeGreaterThan(0);
  expect(received.filter(({ headers }) => !headers.authorization)).toEqual([]);
});

test.each(["/iletisim", "/istek-oneri-sikayet"])(
  "%s and its form are complete without the addresses",
  async (path) => {
    await purge(stack);
    await stack.upstream.fault({ kind: "500", match: "TescilBilgi" });
    const { status, body } = await open(stack.portal.url, path);
    expect([status, words(body).includes(tr["notice.partMissing"])]).toEqual([200, true]);
    expect(body).toContain('name="mesaj"');
  },
);

test("minimum quantities of live animals are in head, and the footer links to useful links", async () => {
  const { body } = await open(stack.portal.url, "/en/quotation-list?ara=cattle");
  expect(words(body)).toContain("Minimum quantity (head)");
  expect(words(body)).not.toContain("Minimum quantity (kg)");
  expect(words((await open(stack.portal.url, "/kotasyon-listesi")).body)).toContain(
    "En az miktar ve üzerindeki",
  );
  expect(body).toMatch(/<footer[^]*href="\/en\/links"/);
});

test("Turkish names on an English page follow Turkish rules and are marked as Turkish", async () => {
  const month = "OnlineKullaniciBulten/GetWebSitesiAylikBulten/2026/10";
  const turkish = await fetch(`${stack.upstream.url}/api/v1/Alpha.WebPanel/${month}`);
  stack.proxy.intercept(month, json(await turkish.json()));
  await purge(stack);
  const { body } = await open(stack.portal.url, "/en/monthly-bulletin?yil=2026&ay=10");
  expect(body).toContain('<span lang="tr">Kırmızı sert ekmeklik buğdaylar</span> <small>2 classes');
  expect(body).toContain('<th scope="row"><span lang="tr">Hazır Müstahsil Satışı</span></th>');
  expect(body).toContain("<small>1 class ·");
});

test("a form whose page can't be read keeps its fields, except passwords", async () => {
  const { body: page } = await open(stack.portal.url, "/anket-detay/1");
  expect(page).toContain("soru_");
  await purge(stack);
  await stack.upstream.fault({ kind: "500", match: "Anket" });
  const { status, body } = await ask(stack.portal.url, "/anket-detay/1", {
    method: "POST",
    headers: { Accept: "text/html", Origin: stack.portal.url, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ soru_1: "4", soru_6: "Salonda <b>bir</b> ekran olsun", sifre: "gizli-123" }),
  });
  expect(status).toBe(502);
  expect(body).toContain(tr["keptForm.heading"]);
  expect(body).toMatch(
    /<textarea[^>]*name="soru_6"[^>]*>Salonda &lt;b&gt;bir&lt;\/b&gt; ekran olsun<\/textarea>/,
  );
  expect(body).toMatch(/<input type="hidden" name="soru_1" value="4"/);
  expect(body).not.toContain("gizli-123");
});

test("goods without an id are quoted, and photos without an album belong to the requested one", async () => {
  const goods = [{ Id: null, MALADI: "Nohut, Çerezlik", GrupAdi: "BAKLİYAT", EnAzMiktar: 250, Birim: "KG" }];
  stack.proxy.intercept("GetDataForProducts", json(goods));
  stack.proxy.intercept("Galeri/", json([{ Gorsel: "/files/a.jpg", Baslik: "Kantar" }]));
  await purge(stack);
  const list = await open(stack.portal.url, "/kotasyon-listesi");
  expect([list.status, words(list.body).includes("Nohut")]).toEqual([200, true]);
  expect(list.body).not.toContain("urun=");
  const english = (await open(stack.portal.url, "/en/quotation-list")).body;
  expect(english).toMatch(/<th scope="rowgroup"[^>]*><span lang="tr">Bakliyat<\/span>/);
  expect(english).toContain('<span lang="tr">Nohut, Çerezlik</span>');
  const album = await open(stack.portal.url, "/galeri/1");
  expect([album.status, words(album.body).includes("Kantar")]).toEqual([200, true]);
  expect((await open(stack.portal.url, "/ara?ara=nohut")).status).toBe(200);
});
