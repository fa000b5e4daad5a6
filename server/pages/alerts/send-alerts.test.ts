import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startPushService, type SubscribedBrowser } from "../../../tests/support/push-service";
import { json, startProxy } from "../../../tests/support/recorder";
import { startTestUpstream } from "../../../tests/support/test-upstream";

/** Price alerts as browsers get them: from the reference upstream's prices through a push service. */

const WHEAT = "1";
const LIVE_PRICES = "GetOnlineKartIslem";
const HEADLINE = "GetAnaKart";

const clock = vi.hoisted(() => ({ today: "2026-11-20T10:42" }));
const reference = await startTestUpstream({ today: () => clock.today });
const upstream = await startProxy(reference.url);
const service = await startPushService();

let directory: string;
let sendDueAlerts: typeof import("./send-alerts").sendDueAlerts;
let subscriptions: typeof import("./subscriptions");

async function startPortal(): Promise<void> {
  vi.resetModules();
  ({ sendDueAlerts } = await import("./send-alerts"));
  subscriptions = await import("./subscriptions");
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "alerts-"));
  vi.stubEnv("API_BASE_URL", upstream.url);
  vi.stubEnv("DEFAULT_TOKEN", "sabit.sabit.sabit");
  vi.stubEnv("PUSH_SERVICES", service.url);
  vi.stubEnv("DATA_DIR", directory);
  await at("2026-11-20T10:42");
  upstream.restore();
});
afterEach(() => rm(directory, { recursive: true }));
afterAll(() => Promise.all([upstream.stop(), service.stop(), reference.close()]));

async function at(today: string): Promise<void> {
  clock.today = today;
  vi.stubEnv("DEMO_TODAY", today);
  await startPortal();
}

async function follow(topics: string[], language: "tr" | "en" = "tr"): Promise<SubscribedBrowser> {
  const browser = service.subscribe();
  await subscriptions.saveSubscription({ endpoint: browser.endpoint, keys: browser.keys, language, topics });
  return browser;
}
const round = async () => (await sendDueAlerts()).delivered;

describe("a price alert", () => {
  test("is sent with the first response that has the day's price, once, to followers of that product only", async () => {
    upstream.intercept(LIVE_PRICES, json([]));
    const [farmer, other] = [await follow([WHEAT]), await follow(["2"], "en")];
    await round();
    expect(farmer.notifications).toEqual([]);
    upstream.restore();
    await startPortal();
    await round();
    expect(farmer.notifications).toHaveLength(1);
    const [alert] = farmer.notifications;
    expect(alert?.title).toMatch(/^1\. Grup Kırmızı Sert Ekmeklik Buğday: \d+,\d\d ₺\/kg$/);
    expect(alert?.body).toMatch(
      /En az \d+,\d\d, en çok \d+,\d\d · .* · Bu günün rakamları gün içinde değişebilir\.$/,
    );
    expect(alert).toMatchObject({
      lang: "tr",
      tag: WHEAT,
      data: {
        topic: WHEAT,
        page: "/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday",
        settings: "/fiyat-bildirimleri",
      },
    });
    expect(other.notifications.map(({ title }) => title)).toEqual([
      expect.stringMatching(/: \d+\.\d\d ₺\/kg$/),
    ]);
    expect(farmer.headers[0]).toMatchObject({ "content-encoding": "aes128gcm", ttl: "43200" });
    expect(farmer.headers[0]?.["authorization"]).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
    await startPortal();
    await round();
    expect(farmer.notifications).toHaveLength(1);
  });

  test("for the bulletin is sent when the session is over", async () => {
    const reader = await follow(["bulten"]);
    await round();
    expect(reader.notifications).toEqual([]);
    await at("2026-11-20T18:30");
    await round();
    expect(reader.notifications.map(({ title, data }) => [title, data.page])).toEqual([
      ["20 Kasım 2026 Cuma günlük bülteni", "/gunluk-bulten?tarih=2026-11-20"],
    ]);
    expect(reader.notifications[0]?.body).toMatch(/^\d+ sınıf · .*₺[\d.]+,\d\d$/);
  });

  test("for the bulletin waits while the upstream says that the session is open", async () => {
    await at("2026-11-20T18:30");
    const reader = await follow(["bulten"]);
    upstream.intercept(HEADLINE, json([{ SeansDurum: "ACIK", IslemTarih: "2026-11-20" }]));
    await round();
    expect(reader.notifications).toEqual([]);
  });

  test.each([
    ["of another day", { IslemTarih: "2026-11-19T00:00:00" }],
    ["without a price", { OrtFiyat: null }],
    ["that can't be right", { OrtFiyat: 14_210, MinFiyat: 14_200, MaxFiyat: 14_220 }],
  ])("is not sent for a price %s", async (_, fields) => {
    const row = { UrunId: 1, MALADI: "Buğday", Birim: "KG", IslemTarih: "2026-11-20T00:00:00" };
    const prices = { MinFiyat: 14.2, MaxFiyat: 14.4, OrtFiyat: 14.3, OncekiOrtFiyat: 14.1, Miktar: 500 };
    const farmer = await follow([WHEAT]);
    upstream.intercept(LIVE_PRICES, json([{ ...row, ...prices, ...fields }]));
    await round();
    expect(farmer.notifications).toEqual([]);
    upstream.intercept(LIVE_PRICES, json([{ ...row, ...prices }]));
    await startPortal();
    await round();
    expect(farmer.notifications).toHaveLength(1);
  });

  test("for a target is sent once, when the price has reached it, and ends it", async () => {
    const live = (average: number) =>
      json([
        {
          UrunId: 1,
          MALADI: "Buğday",
          Birim: "KG",
          IslemTarih: "2026-11-20T00:00:00",
          MinFiyat: average,
          MaxFiyat: average,
          OrtFiyat: average,
          OncekiOrtFiyat: 14.1,
          Miktar: 500,
        },
      ]);
    const seller = await follow(["1>14.5", "1>99", "bulten"]);
    const buyer = await follow(["1<14.2"], "en");
    const titles = (of: SubscribedBrowser) => of.notifications.map(({ title, body }) => `${title} / ${body}`);
    for (const average of [14.3, 14.5, 14.6, 14.2, 14.1]) {
      upstream.intercept(LIVE_PRICES, live(average));
      await startPortal();
      await round();
    }
    expect(titles(seller)).toEqual([
      expect.stringMatching(
        /^1\. Grup .*: 14,50 ₺\/kg \/ Beklediğiniz fiyat geldi: 14,50 ₺\/kg ya da üstü · .*2,8 arttı/,
      ),
    ]);
    expect(titles(buyer)).toEqual([
      expect.stringMatching(/: 14\.20 ₺\/kg \/ Your price has come: 14\.20 ₺\/kg or less · /),
    ]);
    expect(seller.notifications[0]).toHaveProperty("actions", []);
    expect((await subscriptions.findSubscription(seller.endpoint))?.topics).toEqual(["1>99", "bulten"]);
    expect(await subscriptions.findSubscription(buyer.endpoint)).toBeNull();
  });

  test("for a target that is reached when it is saved waits for the next price; saved again, for the next day", async () => {
    const live = (average: number, day: string) => {
      const prices = { MinFiyat: average, MaxFiyat: average, OrtFiyat: average, OncekiOrtFiyat: 14.1 };
      return json([{ UrunId: 1, MALADI: "Buğday", Birim: "KG", IslemTarih: day, Miktar: 500, ...prices }]);
    };
    upstream.intercept(LIVE_PRICES, live(14.3, "2026-11-20"));
    await follow(["2"]);
    await round();
    const { endpoint, keys, notifications } = await follow(["1>14"]);
    const again = () => subscriptions.saveSubscription({ endpoint, keys, language: "tr", topics: ["1>14"] });
    await round();
    expect(notifications).toHaveLength(0);
    const next = async (average: number, day: string) => {
      await at(`${day}T10:42`);
      upstream.intercept(LIVE_PRICES, live(average, day));
      await round();
    };
    await next(14.4, "2026-11-20");
    expect(notifications).toHaveLength(1);
    await again();
    await next(14.5, "2026-11-20");
    expect(notifications).toHaveLength(1);
    await next(14.6, "2026-11-23");
    expect(notifications).toHaveLength(2);
    expect(await subscriptions.findSubscription(endpoint)).toBeNull();
  });

  test("for a target is not sent for a price of another day or one that can't be right", async () => {
    const farmer = await follow(["1>14"]);
    const row = { UrunId: 1, MALADI: "Buğday", Birim: "KG", Miktar: 500, OncekiOrtFiyat: 14.1 };
    const price = (average: number) => ({ MinFiyat: average, MaxFiyat: average, OrtFiyat: average });
    for (const fields of [
      { ...price(14.3), IslemTarih: "2026-11-19T00:00:00" },
      { ...price(14_300), IslemTarih: "2026-11-20T00:00:00" },
    ]) {
      upstream.intercept(LIVE_PRICES, json([{ ...row, ...fields }]));
      await startPortal();
      await round();
    }
    expect(farmer.notifications).toEqual([]);
    expect((await subscriptions.findSubscription(farmer.endpoint))?.topics).toEqual(["1>14"]);
  });

  test("reaches all others when one browser has unsubscribed, which is then forgotten", async () => {
    const [gone, farmer] = [await follow([WHEAT]), await follow([WHEAT])];
    gone.leave();
    await round();
    expect(farmer.notifications).toHaveLength(1);
    expect(await subscriptions.findSubscription(gone.endpoint)).toBeNull();
    expect(await subscriptions.subscriptionCount()).toBe(1);
  });

  test("is sent after an outage of the upstream", async () => {
    const farmer = await follow([WHEAT]);
    upstream.intercept(LIVE_PRICES, json({}, 500));
    await expect(round()).rejects.toThrow();
    upstream.restore();
    await startPortal();
    await round();
    expect(farmer.notifications).toHaveLength(1);
  });
});

describe("an alert of an announcement", () => {
  const row = (Id: number, Tarih: string, Baslik: string | null = `Duyuru ${Id}`) => ({
    Id,
    TipId: 2,
    Tarih,
    Baslik,
    Ozet: `Özet ${Id}`,
  });
  const rows = [
    row(1, "2026-11-20T09:00:00"),
    row(2, "2026-11-19T22:15:00"),
    row(3, "2026-11-18T09:00:00"),
    row(4, "2026-11-21T09:00:00"),
    row(5, "2026-11-20T09:00:00", null),
  ];
  const titlesOf = ({ notifications }: SubscribedBrowser) =>
    notifications.map(({ title }) => title).toSorted();

  test("is sent once for each new one, and none takes the place of another", async () => {
    upstream.intercept("GetWithFilterNews", json(rows));
    const [reader, other] = [await follow(["duyuru"]), await follow([WHEAT])];
    await round();
    await startPortal();
    await round();
    expect(titlesOf(reader)).toEqual(["Duyuru 1", "Duyuru 2"]);
    expect(other.notifications).toHaveLength(1);
    expect(reader.notifications.find(({ title }) => title === "Duyuru 1")).toMatchObject({
      body: "Özet 1",
      lang: "tr",
      data: { topic: "duyuru", page: "/detay-duyuru-haber/1" },
    });
    expect(new Set(reader.notifications.map(({ tag }) => tag)).size).toBe(2);
    expect(new Set(reader.headers.map(({ topic }) => topic)).size).toBe(2);
  });

  test("is in the browser's language, or marked as Turkish", async () => {
    upstream.intercept("GetWithFilterNews", async (request, response) => {
      const isEnglish = request.headers.lang === "en";
      const english = [row(1, "2026-11-20", "Session cancelled"), row(2, "2026-11-19", null)];
      await json(isEnglish ? english : rows)(request, response);
    });
    const reader = await follow(["duyuru"], "en");
    await round();
    expect(
      reader.notifications.map(({ title, lang, data }) => `${lang} ${title} ${data.page}`).toSorted(),
    ).toEqual(["en Session cancelled /en/news/1", "tr Duyuru 2 /en/news/2"]);
  });

  test("waits for the morning, and is cut to what a push service takes", async () => {
    const long = row(6, "2026-11-20T22:00:00", "Uzun başlık ".repeat(1_000));
    upstream.intercept("GetWithFilterNews", json([{ ...long, Ozet: "Uzun özet ".repeat(1_000) }]));
    await at("2026-11-20T22:10");
    const reader = await follow(["duyuru"]);
    await round();
    await at("2026-11-21T06:59");
    await round();
    expect(reader.notifications).toEqual([]);
    await at("2026-11-21T07:00");
    await round();
    expect(reader.notifications).toHaveLength(1);
    expect(reader.notifications[0]?.title.length).toBeLessThan(160);
  });

  test("that can't be read holds up no price", async () => {
    upstream.intercept("GetWithFilterNews", json({}, 500));
    const farmer = await follow([WHEAT, "duyuru"]);
    await round();
    expect(farmer.notifications).toHaveLength(1);
  });
});

describe("subscriptions", () => {
  test("survive a restart, sealed: neither endpoint nor choice is readable on disk", async () => {
    const { endpoint } = await follow([WHEAT, "bulten"], "en");
    const text = await readFile(join(directory, "price-alerts"), "utf8");
    for (const secret of [endpoint, new URL(endpoint).host, "bulten", "en"].map((each) => Buffer.from(each)))
      expect(text.includes(secret.toString()) && secret.length > 2).toBe(false);
    await startPortal();
    expect(await subscriptions.findSubscription(endpoint)).toMatchObject({
      language: "en",
      topics: [WHEAT, "bulten"],
    });
  });

  test("that can't be opened any more are dropped", async () => {
    const { endpoint } = await follow([WHEAT]);
    vi.stubEnv("SESSION_KEYS", "another-key-for-tests-another-key-for-tests");
    await startPortal();
    expect(await subscriptions.findSubscription(endpoint)).toBeNull();
    expect(await subscriptions.allSubscriptions()).toEqual([]);
    vi.stubEnv("SESSION_KEYS", "only-for-tests-only-for-tests-only-for-tests");
  });

  test("written at the same time are all stored", async () => {
    const browsers = await Promise.all(Array.from({ length: 20 }, () => follow([WHEAT])));
    await startPortal();
    const left = await subscriptions.allSubscriptions();
    expect(new Set(left.map(({ endpoint }) => endpoint))).toEqual(
      new Set(browsers.map(({ endpoint }) => endpoint)),
    );
  });
});
