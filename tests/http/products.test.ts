import { beforeAll, describe, expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { exchangeFile } from "../support/exchange-file";
import { elements, headingOf, hrefs, rowsIn, textOf } from "../support/html";
import { sharedStack } from "../support/stack-of-file";
import { purge } from "../support/purge";
import { json } from "../support/recorder";
import { ask, askUntil, open } from "../support/visit";

/** A product's own page. */

const WHEAT = "bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday";
const HISTORY = "GetUrunFiyatDetay/1/";
const LIVE = "GetOnlineKartIslem";
const PRODUCTS = "GetDataForProducts";

const stack = sharedStack();
let origin: string;

beforeAll(() => {
  origin = stack.portal.url;
});

const read = async (path: string, at = origin) => textOf((await open(at, path)).body).replace(/\s+/g, " ");
const svgsIn = (html: string) => elements(html, "svg").filter(({ class: name }) => name === "chart");

interface Day {
  Tarih: string;
  OrtFiyat: unknown;
}

/** The upstream's answer about the product's days, changed. */
async function withHistory(change: (days: Day[]) => unknown[]): Promise<void> {
  const call = `${stack.upstream.url}/api/v1/Alpha.WebPanel/OnlineKullaniciBulten/GetUrunFiyatDetay/1/2021-01-01/2026-12-31`;
  const days = (await (await fetch(call)).json()) as Day[];
  stack.proxy.intercept(HISTORY, json(change(days)));
  stack.proxy.intercept(LIVE, json([]));
  await purge(stack);
}

const traded = [
  {
    Tarih: "2026-11-19T00:00:00",
    MinFiyat: "18,00",
    OrtFiyat: "18,50",
    MaxFiyat: "19,25",
    Miktar: 1000,
    IslemSayisi: 1,
  },
];

describe("a product's page", () => {
  test.each([
    [`/urun/${WHEAT}`, /^1\. Grup Kırmızı Sert Ekmeklik Buğday: \d+,\d\d ₺\/kg \(20 Kasım 2026\) http/],
    [`/en/products/${WHEAT}`, /: \d+\.\d\d ₺\/kg \(20 November 2026\) http/],
    [
      "/gunluk-bulten",
      /^20 Kasım 2026 Cuma günlük bülteni\n\d+ sınıf · .*\n(?:\S.*: [\d.]+,\d\d ₺\/\S+\n){12}http.*tarih=2026-11-20$/,
    ],
    ["/haftalik-bulten", /haftalık bülteni http.*hafta=2026-W47$/],
  ])("%s can be shared by WhatsApp, with its address", async (path, message) => {
    const [link = ""] = hrefs((await open(origin, path)).body).filter((each) => each.includes("wa.me"));
    expect(new URL(link).searchParams.get("text")).toMatch(message);
  });

  test("shows the last price with day and unit, and the days it moved against", async () => {
    await purge(stack);
    const { status, body } = await open(origin, `/urun/${WHEAT}`);
    const text = textOf(body).replace(/\s+/g, " ");
    expect(status).toBe(200);
    expect(headingOf(body)).toBe("1. Grup Kırmızı Sert Ekmeklik Buğday");
    expect(text).toMatch(/20 Kasım 2026 Cuma ortalaması \d+,\d\d ₺\/kg En az \d+,\d\d, en çok \d+,\d\d/);
    expect(text).toMatch(/1 hafta [▲▼■] %\d+,\d %\d+,\d (?:arttı|azaldı) 13\.11\.2026: \d+,\d\d/);
    expect(text).toMatch(/1 yıl [▲▼■] %\d+,\d %\d+,\d (?:arttı|azaldı) 20\.11\.2025: \d+,\d\d/);
    expect(text).toMatch(/2026 yılının en yükseği \d+,\d\d ₺\/kg, \d+ \S+ 2026/);
    expect(text).toMatch(
      /Bir yıllık gerçek değişim %\d+,\d azaldı \(20 Kasım 2025 fiyatı Ekim 2026 parasıyla \d+,\d\d ₺\/kg\)/,
    );
    expect(text).toMatch(/20 Kasım 2026 günlü döviz satış kuruyla \d{3},\d\d \$\/ton · \d{3},\d\d €\/ton/);
    expect(text).toContain("Aynı gruptaki sınıflar, 20 Kasım 2026");
    expect(svgsIn(body)).toHaveLength(2);
  });

  test("overlays five seasons, each month in the table", async () => {
    const text = await read(`/urun/${WHEAT}`);
    expect(text).toContain("Sezon Haziran ayında başlar");
    expect(text).toContain(
      "Ay 2026/27 (₺/kg) 2025/26 (₺/kg) 2024/25 (₺/kg) 2023/24 (₺/kg) 2022/23 (₺/kg) Haziran",
    );
    const meat = hrefs((await open(origin, "/kotasyon-listesi")).body).find((each) =>
      each.includes("/urun/dna-krk"),
    );
    expect(await read(meat ?? "")).toContain("Ay 2026 (₺/kg) 2025 (₺/kg)");
  });

  test("has the same address in English, linked both ways", async () => {
    const { body } = await open(origin, `/en/products/${WHEAT}`);
    expect(textOf(body)).toContain("Average of Friday 20 November 2026");
    const others = elements(body, "link").filter(({ rel }) => rel === "alternate");
    expect(others.map(({ href }) => href)).toContain(`${origin}/urun/${WHEAT}`);
  });

  test("is linked from quotation list, bulletins, home, search and site map", async () => {
    for (const path of ["/kotasyon-listesi", "/gunluk-bulten", "/aylik-bulten", "/", "/ara?ara=kirmizi+sert"])
      expect(hrefs((await open(origin, path)).body), path).toContain(`/urun/${WHEAT}`);
    expect(hrefs((await open(origin, "/en/daily-bulletin")).body)).toContain(`/en/products/${WHEAT}`);
    expect((await ask(origin, "/sitemap.xml")).body).toContain(`<loc>${origin}/urun/${WHEAT}</loc>`);
  });

  test("costs at most two calls once cached", async () => {
    await read(`/urun/${WHEAT}`);
    const before = stack.proxy.requests.length;
    await read(`/urun/${WHEAT}?sure=1y`);
    expect(stack.proxy.requests.length - before).toBeLessThanOrEqual(2);
  });

  test("exports all its days", async () => {
    const { body } = await ask(origin, `/veri/urun/${WHEAT}.csv`);
    const lines = body.trim().split("\r\n");
    expect(lines[0]).toContain("Gün;Ortalama (₺/birim);En az (₺/birim);En çok (₺/birim)");
    expect(lines.length).toBeGreaterThan(1000);
    const { rows } = JSON.parse((await ask(origin, `/veri/urun/${WHEAT}.json`)).body) as {
      rows: { day: string; unit: string }[];
    };
    expect(rows[0]).toMatchObject({ day: "2026-11-20", unit: "KG" });
  });

  test("shows the usual range for an invalid one, and says so", async () => {
    const { status, body } = await open(origin, `/urun/${WHEAT}?sure=abc`);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(tr["list.badValue"]);
  });
});

describe("a load's worth", () => {
  const worth = async (quantity: string, weight = "kg", path = `/urun/${WHEAT}`) => {
    const query = new URLSearchParams({ miktar: quantity, birim: weight }).toString();
    const { body } = await open(origin, `${path}?${query}`);
    const [, part = ""] = body.split('id="deger"');
    const [own = ""] = part.split("</section>");
    return { body: own, text: textOf(own).replace(/\s+/g, " ") };
  };

  test.each([
    ["12500", "kg", "/urun", "12.500 kg, 19 Kasım 2026 ortalamasıyla ₺231.250,00"],
    ["12.500", "kg", "/urun", "₺225.000,00 – ₺240.625,00"],
    ["12,500", "kg", "/urun", "Stopaj (tescilli satışta), %2 −₺4.625,00"],
    ["12,5", "ton", "/urun", "12.500 kg, 19"],
    ["12,345", "ton", "/urun", "12.345 kg, 19"],
    ["12.5", "ton", "/urun", "12.500 kg, 19"],
    ["1.234,5", "ton", "/urun", "1.234.500 kg, 19"],
    ["12,500", "kg", "/en/products", "12,500 kg at the average of 19 November 2026 ₺231,250.00"],
    ["12.500", "ton", "/en/products", "Withholding tax (registered sale), 2% −₺4,625.00"],
    ["1,234.5", "ton", "/en/products", "1,234,500 kg at"],
    ["1 000 000", "kg", "/en/products", "1,000,000 kg at the average"],
  ])("of %s (%s) at %s: average, bounds and withholding", async (quantity, weight, path, part) => {
    await withHistory(() => traded);
    expect((await worth(quantity, weight, `${path}/${WHEAT}`)).text).toContain(part);
  });

  test.each([
    ["12,5", "kg"],
    ["12 römork", "kg"],
    ["0", "kg"],
    ["0,0004", "ton"],
    ["1.2.3", "ton"],
    ["-5", "kg"],
    ["1e9", "kg"],
    ["999.999.999", "kg"],
    ["99.999.999", "ton"],
    ["1.2345", "kg"],
    ["<b>", "kg"],
  ])("isn't worked out for %s (%s), which stays in the form", async (quantity, weight) => {
    const { body, text } = await worth(quantity, weight);
    expect(text).toContain(`Miktar anlaşılamadı. Örnek: ${weight === "kg" ? "12.500" : "12,5"}`);
    expect(text).not.toContain("₺");
    expect(elements(body, "input").find(({ name }) => name === "miktar")?.["value"]).toBe(quantity);
  });

  test("of goods that aren't sold by weight is in their own unit", async () => {
    const { text, body } = await worth("1.000", "ton", "/urun/sut-ink-inek-sutu-cig");
    expect(text).toMatch(/Miktar \(lt\) .*1\.000 lt, \d+ Kasım 2026 ortalamasıyla ₺\d\d\.\d{3},\d\d/);
    expect(body).not.toContain("<select");
  });

  test.each([null, 0, 100, "bozuk"])("says nothing of a withholding of %s", async (StopajTescilli) => {
    await withHistory(() => traded);
    const path = `${stack.upstream.url}/api/v1/Alpha.WebPanel/TescilTanim/${PRODUCTS}`;
    const products = (await (await fetch(path)).json()) as object[];
    stack.proxy.intercept(PRODUCTS, json(products.map((each) => ({ ...each, StopajTescilli }))));
    const { text } = await worth("1000");
    expect(text).toContain("₺18.500,00");
    expect(text).not.toContain("Stopaj");
  });

  test.each([
    ["12500", "Borsa tescil ücreti, %0,1 −₺231,25 Elinize geçen ₺226.393,75"],
    ["1000000", "Borsa tescil ücreti, %0,1, en çok ₺3.303,00 −₺3.303,00 Elinize geçen ₺18.126.697,00"],
  ])("of %s loses what the operator's file deducts, up to its ceiling", async (quantity, part) => {
    await withHistory(() => traded);
    expect((await worth(quantity)).text).toContain(part);
  });

  describe("against a price that was offered", () => {
    const offered = async (teklif: string, path = `/urun/${WHEAT}`, birim = "kg") => {
      const { body } = await open(
        origin,
        `${path}?${new URLSearchParams({ miktar: "12500", birim, teklif }).toString()}`,
      );
      return { body, text: textOf(body).replace(/\s+/g, " ") };
    };

    test.each([
      ["18,00", "/urun", "Size verilen fiyatla, 18,00 ₺/kg ₺225.000,00 Borsa ortalamasına göre ₺6.250,00 az"],
      ["18.00", "/urun", "Borsada elinize geçene göre ₺1.393,75 az"],
      ["19", "/urun", "Borsa ortalamasına göre ₺6.250,00 fazla"],
      ["18.00", "/en/products", "Against the exchange's average ₺6,250.00 less"],
    ])("%s at %s: the difference to the average, and to what is left of it", async (teklif, path, part) => {
      await withHistory(() => traded);
      expect((await offered(teklif, `${path}/${WHEAT}`)).text).toContain(part);
    });

    test.each(["on sekiz", "-18", "0", "18000", "1e1", "<b>"])(
      "says that %s is no price, and keeps it",
      async (teklif) => {
        await withHistory(() => traded);
        const { body, text } = await offered(teklif);
        expect(text).toContain("Fiyat anlaşılamadı. Örnek: 18,50");
        expect(text).not.toContain("Size verilen fiyatla");
        expect(text).toContain("₺231.250,00");
        expect(elements(body, "input").find(({ name }) => name === "teklif")?.["value"]).toBe(teklif);
      },
    );

    test("is asked once a quantity is known, and not lost without one", async () => {
      const asks = async (query: string) =>
        (await open(origin, `/urun/${WHEAT}${query}`)).body.includes('name="teklif"');
      expect([await asks(""), await asks("?miktar=5"), await asks("?teklif=18")]).toEqual([
        false,
        true,
        true,
      ]);
    });
  });

  test("loses only what is deducted from its own product, and says nothing of it where nothing is", async () => {
    await withHistory(() => traded);
    const own = { name: { tr: "Kesinti", en: "Deduction" }, percent: 1.25 };
    const portal = await stack.another({
      EXCHANGE_FILE: await exchangeFile({
        saleDeductions: [
          { ...own, letters: ["ARP", "H01"] },
          { ...own, percent: 3, letters: ["ARP"] },
        ],
      }),
    });
    const wheat = await read(`/urun/${WHEAT}?miktar=1000`, portal.url);
    expect(wheat).toContain("Kesinti, %1,25 −₺231,25 Elinize geçen ₺17.898,75");
    expect(wheat).not.toContain("%3 ");
    const milk = await read("/urun/sut-ink-inek-sutu-cig?miktar=1000", portal.url);
    expect(milk).toMatch(/1\.000 lt, .* ortalamasıyla ₺/);
    expect(milk).not.toMatch(/Kesinti,|%1,25/);
  });

  test("is offered only where a price is, keeps the chart's range, and fills no cache", async () => {
    await withHistory(() => [{ ...traded[0], Tarih: "2026-11-18T00:00:00" }, ...traded]);
    const { status, body, headers } = await open(origin, `/urun/${WHEAT}?miktar=12,5&birim=ton&sure=1y`);
    expect([status, headers.get("Cache-Control")]).toEqual([200, expect.stringContaining("no-store")]);
    const form = elements(body, "form").find(({ action }) => action?.endsWith("#deger"));
    expect(form).toMatchObject({ action: `/urun/${WHEAT}#deger`, method: "get" });
    expect(elements(body, "input").find(({ name }) => name === "sure")?.["value"]).toBe("1y");
    expect(hrefs(body)).toContain(`/urun/${WHEAT}?miktar=12%2C5&birim=ton&sure=3a#grafik`);
    await withHistory(() => []);
    expect((await worth("1000")).body).toBe("");
  });
});

describe("announced prices", () => {
  const announced = (product: string, price: number, until = "2027-05-31", more = {}) => ({
    name: { tr: "Ofis alım fiyatı", en: "Board's purchase price" },
    products: [product],
    from: "2026-06-01",
    price,
    until,
    ...more,
  });

  test("of the operator's file stand beside the average of a day they are for", async () => {
    await withHistory(() => traded);
    const address = "https://ofis.example/fiyatlar";
    const portal = await stack.another({
      EXCHANGE_FILE: await exchangeFile({
        announcedPrices: [
          announced("BGD-KS1", 20, "2027-05-31", { address }),
          announced("BGD-KS1", 19, "2027-05-31", { from: "2026-05-01" }),
          announced("BGD-KS1", 18.5, "2026-11-19", { name: { tr: "Birlik fiyatı", en: "Union's price" } }),
          announced("BGD-KS1", 18.49, "2026-11-19", { name: { tr: "Oda fiyatı", en: "Chamber's price" } }),
          announced("BGD-KS1", 11.11, "2026-11-18"),
          announced("ARP-BYZ", 12.34),
        ],
      }),
    });
    const text = await read(`/urun/${WHEAT}?miktar=1000`, portal.url);
    expect(text).toContain(
      "Ofis alım fiyatı, 1 Haziran 2026 tarihinden beri 20,00 ₺/kg; ortalama %7,5 altında",
    );
    expect(text).toContain("18,50 ₺/kg; ortalama bununla aynı");
    expect(text).toContain("18,49 ₺/kg; ortalama %0,05 üstünde");
    expect(text).toContain("Ofis alım fiyatı, karşılaştırma için ₺20.000,00");
    const links = hrefs((await open(portal.url, `/urun/${WHEAT}?miktar=1000`)).body);
    const share = links.findLast((link) => link.startsWith("https://wa.me/")) ?? "";
    const message = new URL(share.replaceAll("+", "%20")).searchParams.get("text")?.split("\n") ?? [];
    expect(message).toContain("Ofis alım fiyatı, karşılaştırma için: ₺20.000,00");
    expect(message.at(-1)).toBe(`${portal.url}/urun/${WHEAT}?miktar=1000#deger`);
    expect(text).not.toMatch(/11,11|12,34|19,00 ₺/);
    expect(hrefs((await open(portal.url, `/urun/${WHEAT}`)).body)).toContain(address);
    expect(await read(`/en/products/${WHEAT}`, portal.url)).toContain(
      "Board's purchase price, since 1 June 2026 20.00 ₺/kg; the average is 7.5% below it",
    );
    const onDesk = ({ body }: { body: string }) =>
      rowsIn(/<section class="announced"[^]*?<\/section>/.exec(body)?.[0] ?? "");
    const desk = await askUntil(
      (visit) => onDesk(visit).flat().includes("18,50"),
      () => open(portal.url, "/fiyatlar?ara=kırmızı"),
    );
    expect(onDesk(desk)).toEqual([
      ["1. Grup Kırmızı Sert Ekmeklik Buğday", "18,50", "20,00", "-7,5"],
      ["1. Grup Kırmızı Sert Ekmeklik Buğday", "18,50", "18,50", "0,0"],
      ["1. Grup Kırmızı Sert Ekmeklik Buğday", "18,50", "18,49", "0,1"],
    ]);
  });

  test("aren't held against a price of weeks ago, whatever the desk is filtered by", async () => {
    await withHistory(() => traded.map((day) => ({ ...day, Tarih: "2026-10-19T00:00:00" })));
    const portal = await stack.another({
      EXCHANGE_FILE: await exchangeFile({ announcedPrices: [announced("BGD-KS1", 20)] }),
    });
    const { body } = await askUntil(
      (visit) => textOf(visit.body).includes("19.10.2026"),
      () => open(portal.url, "/fiyatlar?urunler=1"),
    );
    expect(textOf(body)).toContain("19.10.2026");
    expect(textOf(body)).not.toContain(tr["desk.announced"]);
  });

  test("are nowhere without the operator's word", async () => {
    const portal = await stack.another({ EXCHANGE_FILE: await exchangeFile() });
    expect(await read(`/urun/${WHEAT}?miktar=1000`, portal.url)).not.toContain("alım fiyatı");
    expect(await read("/fiyatlar", portal.url)).not.toContain(tr["desk.announced"]);
  });
});

describe("odd answers", () => {
  test("no trade: says so, and draws nothing", async () => {
    await withHistory(() => []);
    const { status, body } = await open(origin, `/urun/${WHEAT}`);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(tr["product.empty"]);
    expect(svgsIn(body)).toEqual([]);
    expect(body).not.toContain(".csv");
  });

  test("missing days: compares with nothing too old, and fills no month", async () => {
    await withHistory((days) => days.filter(({ Tarih }) => !/^2026-(0[6-9]|10)/.test(Tarih)));
    const text = await read(`/urun/${WHEAT}`);
    expect(text).toMatch(/1 ay – karşılaştırılacak fiyat yok 3 ay – karşılaştırılacak fiyat yok 1 yıl [▲▼■]/);
    const { body } = await open(origin, `/urun/${WHEAT}`);
    const [, seasons = ""] = body.split('id="sezonlar"');
    const newest = elements(seasons, "path").find(({ class: name }) => name === "line line-0");
    expect(newest?.["d"]).toMatch(/^(M\d+,\d+l0,0)+$/);
    expect(await read(`/urun/${WHEAT}?sure=1y`)).toContain(tr["chart.gaps"]);
  });

  test.each([
    ["unreadable", { OrtFiyat: "bozuk" }],
    ["implausible", { OrtFiyat: 9000, MinFiyat: 9000, MaxFiyat: 9000 }],
  ])("a gap that may be an %s day isn't called a time without trade", async (_, figures) => {
    await withHistory((days) =>
      days
        .filter(({ Tarih }) => !/^2026-(0[6-9]|10)/.test(Tarih))
        .map((day) => (day.Tarih.startsWith("2026-11-19") ? { ...day, ...figures } : day)),
    );
    expect(await read(`/urun/${WHEAT}?sure=1y`)).not.toContain(tr["chart.gaps"]);
  });

  test("implausible prices are left out of everything, and counted", async () => {
    await withHistory((days) =>
      days.map((day) =>
        day.Tarih.startsWith("2026-11-19") ? { ...day, OrtFiyat: 9000, MinFiyat: 9000, MaxFiyat: 9000 } : day,
      ),
    );
    const text = await read(`/urun/${WHEAT}`);
    expect(text).toContain("1 günün rakamları tutarsız; hesaba katılmadı.");
    expect(text).not.toContain("9.000,00");
  });

  test("a last price of another day is dated", async () => {
    await withHistory((days) => days.filter(({ Tarih }) => Tarih < "2026-09-01"));
    const text = await read(`/urun/${WHEAT}`);
    expect(text).toContain("31 Ağustos 2026 Pazartesi ortalaması");
    // The rates are of November.
    expect(text).not.toContain("döviz satış kuruyla");
  });

  test("a failure for one product: its live price stays, the others are complete", async () => {
    stack.proxy.intercept(HISTORY, json({}, 500));
    await purge(stack);
    const text = await read(`/urun/${WHEAT}`);
    expect(text).toContain("20 Kasım 2026 Cuma ortalaması");
    expect(text).toContain(tr["product.withoutHistory"]);
    expect(text).not.toContain(tr["product.noBase"]);
    expect(text).toContain(`1 yıl – ${tr["board.unread"]}`);
    expect(text).not.toContain("2026 yılının");
    expect(await read("/urun/arp-byz-beyaz-arpa")).not.toContain(tr["product.withoutHistory"]);
    stack.proxy.intercept(LIVE, json({}, 500));
    await purge(stack);
    expect((await open(origin, `/urun/${WHEAT}`)).status).toBeGreaterThanOrEqual(502);
  });
});

describe("addresses", () => {
  test.each(["yok", "bgd", "bgd-ks9", "1", "%00", "a".repeat(300)])("nothing is at %s", async (slug) => {
    const { status } = await open(origin, `/urun/${slug}`);
    expect([400, 404]).toContain(status);
  });

  test("a renamed product keeps its address by code, files too, uncacheably", async () => {
    for (const [former, current] of [
      ["/urun/bgd-ks1-eski-adi?sure=1y", `/urun/${WHEAT}?sure=1y`],
      ["/veri/urun/bgd-ks1-eski-adi.csv", `/veri/urun/${WHEAT}.csv`],
      ["/goster/urun/bgd-ks1-eski-adi", `/goster/urun/${WHEAT}`],
      ["/kart/urun/bgd-ks1-eski-adi.png", `/kart/urun/${WHEAT}.png`],
    ] as const) {
      const { status, headers } = await ask(origin, former);
      const lifetime = headers.get("Cache-Control");
      expect([status, headers.get("Location"), lifetime], former).toEqual([308, current, "no-cache"]);
    }
  });

  test("without a code use the name, or the operator's code; former ones redirect", async () => {
    const path = `${stack.upstream.url}/api/v1/Alpha.WebPanel/TescilTanim/${PRODUCTS}`;
    const products = (await (await fetch(path)).json()) as { Id: number; MAL: string; MALADI: string }[];
    stack.proxy.intercept(PRODUCTS, json(products.map((each) => ({ ...each, MAL: null }))));
    const other = await stack.another({
      EXCHANGE_FILE: await exchangeFile({
        products: [
          { product: "Beyaz Arpa", code: "arpa-1", formerAddresses: ["arpa"] },
          { product: "Çavdar", formerAddresses: ["eski-cavdar"] },
        ],
      }),
    });
    expect((await open(other.url, "/urun/yulaf")).status).toBe(200);
    expect((await open(other.url, "/urun/arpa-1-beyaz-arpa")).status).toBe(200);
    for (const [former, own] of [
      ["arpa", "arpa-1-beyaz-arpa"],
      ["eski-cavdar", "cavdar"],
    ])
      expect((await open(other.url, `/urun/${former}`)).headers.get("Location")).toBe(`/urun/${own}`);
  });

  test("a product without a name goes by its code, in a bulletin by the bulletin's own name", async () => {
    const path = `${stack.upstream.url}/api/v1/Alpha.WebPanel/TescilTanim/${PRODUCTS}`;
    const products = (await (await fetch(path)).json()) as { Id: number; MAL: string; MALADI: string }[];
    const isWheat = ({ MAL }: { MAL: string }) => MAL === "BGD-KS1";
    stack.proxy.intercept(
      PRODUCTS,
      json(products.map((each) => (isWheat(each) ? { ...each, MALADI: null } : each))),
    );
    const other = await stack.another({});
    const page = await open(other.url, "/urun/bgd-ks1");
    expect([page.status, elements(page.body, "h1").length]).toEqual([200, 1]);
    expect(textOf(page.body.match(/<h1.*?<\/h1>/s)?.[0] ?? "")).toContain("BGD-KS1");
    for (const list of ["/fiyatlar", "/urunlerim", "/karsilastir"])
      expect(textOf((await open(other.url, list)).body), list).toContain("BGD-KS1");
    const bulletin = await open(other.url, "/gunluk-bulten?tarih=2026-11-19");
    expect(textOf(bulletin.body)).toContain("1. grup kırmızı sert ekmeklik buğday");
  });
});
