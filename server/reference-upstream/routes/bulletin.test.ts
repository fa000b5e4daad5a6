import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestUpstream, startTestUpstream } from "../../../tests/support/test-upstream";

type Row = Record<string, string | number | null>;
interface Group {
  GrupKodu: string;
  Miktar: number;
  Siniflar: Row[];
}
interface MainGroup {
  UstUrunGrubu: string;
  Miktar: number;
  Gruplar: Group[];
}

let now = "2026-11-20T12:00:00";
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream({ today: () => now });
});
afterAll(() => upstream.close());

async function get<T>(target: string, langid = "1"): Promise<T> {
  const response = await upstream.get(`OnlineKullaniciBulten/${target}`, { langid });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

describe("the daily bulletin", () => {
  it("is a tree whose quantities add up, with Turkish price strings", async () => {
    const tree = await get<MainGroup[]>("GetOnlineGunlukBultenKirilimli/2026-11-19/2026-11-19");
    for (const main of tree) {
      const groups = main.Gruplar.map((group) => group.Miktar);
      expect(main.Miktar).toBe(sum(groups));
      for (const group of main.Gruplar) {
        expect(group.Miktar).toBe(sum(group.Siniflar.map((row) => Number(row["Miktar"]))));
      }
    }
    const [row] = tree[0]?.Gruplar[0]?.Siniflar ?? [];
    expect(row?.["OrtFiyat"]).toMatch(/^\d+,\d{4}$/);
    expect(row?.["AvgFiyat"]).toBe(row?.["OrtFiyat"]);
    expect(row?.["GrupOrtFiyat"]).toBeGreaterThan(10_000);
  });

  it("has English names when asked", async () => {
    const day = "GetOnlineGunlukBultenKirilimli/2026-11-19/2026-11-19";
    const [cereals] = await get<MainGroup[]>(day, "2");
    expect(cereals?.UstUrunGrubu).toBe("CEREALS");
  });

  it("is empty without trades, and one day has no content at all", async () => {
    expect(await get("GetOnlineGunlukBultenKirilimli/2026-11-15/2026-11-15")).toEqual([]);
    const target = "OnlineKullaniciBulten/GetOnlineGunlukBultenKirilimli/2026-10-29/2026-10-29";
    expect((await upstream.get(target)).status).toBe(204);
  });

  it("knows nothing of tomorrow", async () => {
    expect(await get("GetSatilanUrun/2026-11-21/2027-11-21")).toEqual([]);
  });

  it("has the odd rows of real upstreams", async () => {
    const lentils = await get<Row[]>("GetUrunFiyatDetay/16/2026-11-12/2026-11-12");
    expect(lentils).toMatchObject([{ OrtFiyat: "----", Miktar: 0 }]);
    const oats = await get<Row[]>("GetUrunFiyatDetay/13/2026-11-10/2026-11-10");
    expect(oats[0]?.["OrtFiyat"]).toMatch(/^\d+,\d{3}$/);
    const tree = await get<MainGroup[]>("GetOnlineGunlukBultenKirilimli/2026-11-13/2026-11-13");
    const beans = tree.flatMap((main) => main.Gruplar).find((group) => group.GrupKodu === "B03");
    expect(beans).toMatchObject({ Siniflar: [], Miktar: 0 });
  });

  it.each(["GetSatilanUrun/x/2026-11-19", "GetWebSitesiAylikBulten/2026/13"])(
    "refuses %s",
    async (target) => {
      expect((await upstream.get(`OnlineKullaniciBulten/${target}`)).status).toBe(400);
    },
  );
});

describe("the monthly bulletin", () => {
  it("splits the month's sales by type without losing a kilo", async () => {
    const rows = await get<Row[]>("GetWebSitesiAylikBulten/2026/10");
    const sold = await get<Row[]>("GetSatilanUrun/2026-10-01/2026-10-31");
    const quantity = (list: Row[]) => sum(list.map((row) => Number(row["Miktar"])));
    expect(quantity(rows)).toBe(quantity(sold));
    expect(new Set(rows.map((row) => row["SatisSekli"])).size).toBe(6);
    for (const row of rows) {
      const [min, average, max] = ["MinFiyat", "OrtFiyat", "MaxFiyat"].map((name) =>
        Number(String(row[name]).replace(",", ".")),
      );
      expect(min).toBeLessThanOrEqual(average ?? NaN);
      expect(average).toBeLessThanOrEqual(max ?? NaN);
    }
  });

  it("is not out before the tenth of the next month", async () => {
    expect(await get("GetWebSitesiAylikBulten/2026/11")).toEqual([]);
  });
});

describe("the live session", () => {
  const at = async (time: string) => {
    now = time;
    const card = await get<Row>("GetAnaKart");
    const cards = await get<Row[]>("GetOnlineKartIslem");
    return { card, cards };
  };

  it("has not begun in the morning: the day before is shown", async () => {
    const { card, cards } = await at("2026-11-20T09:00:00");
    expect(card).toMatchObject({ SeansDurum: "KAPALI", IslemTarih: "2026-11-19T00:00:00" });
    expect(card["ToplamIslem"]).toBeGreaterThan(50);
    expect(cards).toEqual([]);
  });

  it("reveals its trades one after another, and all of them at the end", async () => {
    const early = await at("2026-11-20T10:00:00");
    const late = await at("2026-11-20T11:00:00");
    const over = await at("2026-11-20T11:30:00");
    expect(early.card).toMatchObject({ SeansDurum: "ACIK", IslemTarih: "2026-11-20T00:00:00" });
    expect(over.card["SeansDurum"]).toBe("KAPALI");
    const trades = [early, late, over].map(({ card }) => Number(card["ToplamIslem"]));
    expect(trades).toEqual(trades.toSorted((a, b) => a - b));
    expect(new Set(trades).size).toBe(3);
    expect(over.card["ToplamIslem"]).toBe(sum(over.cards.map((row) => Number(row["IslemAdedi"]))));
    expect(String(over.cards[0]?.["SonIslemSaat"])).toMatch(/^(09|10|11):\d\d$/);
  });

  it("has cards whose last trade is one of those counted", async () => {
    const price = (row: Row, name: string) => Number(String(row[name]).replace(",", "."));
    const first = await at("2026-11-20T10:20:00");
    const second = await at("2026-11-20T10:24:00");
    for (const row of second.cards) {
      expect(price(row, "SonFiyat")).toBeGreaterThanOrEqual(price(row, "MinFiyat"));
      expect(price(row, "SonFiyat")).toBeLessThanOrEqual(price(row, "MaxFiyat"));
      expect(String(row["SonIslemSaat"]) <= "10:24").toBe(true);
      const earlier = first.cards.find((other) => other["UrunId"] === row["UrunId"]);
      if (earlier?.["IslemAdedi"] === row["IslemAdedi"]) {
        expect(row["SonFiyat"]).toBe(earlier?.["SonFiyat"]);
      }
    }
  });

  it("rests on weekends and holidays", async () => {
    const sunday = await at("2026-11-22T10:30:00");
    expect(sunday.card).toMatchObject({ SeansDurum: "TATIL", IslemTarih: "2026-11-20T00:00:00" });
    expect(sunday.cards).toEqual([]);
    expect((await at("2026-10-29T10:30:00")).card["SeansDurum"]).toBe("TATIL");
  });

  it("shows the livestock market of Saturday when it is over", async () => {
    now = "2026-11-21T12:00:00";
    expect(await get("GetSatilanUrun/2026-11-21/2026-11-21")).toEqual([]);
    now = "2026-11-21T13:00:00";
    const rows = await get<Row[]>("GetSatilanUrun/2026-11-21/2026-11-21");
    expect(rows.every((row) => Number(row["UrunId"]) >= 29)).toBe(true);
  });
});

describe("the ticker and the quotation list", () => {
  it("has the nine products with their last trading day", async () => {
    now = "2026-11-22T10:30:00";
    const rows = await get<Row[]>("GetKayanYazi");
    expect(rows).toHaveLength(9);
    expect(rows[0]).toMatchObject({ FTarih: "20.11.2026", DIL: 1, Adet: expect.any(String) as string });
  });

  it("lists 34 products, one with a long name", async () => {
    const response = await upstream.get("TescilTanim/GetDataForProducts");
    const products = (await response.json()) as Row[];
    expect(products).toHaveLength(34);
    expect(Math.max(...products.map((row) => String(row["MALADI"]).length))).toBeGreaterThan(45);
  });
});

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
