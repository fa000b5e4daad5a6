import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { taxNumber } from "../hall/members";
import { type Row, type MemberReader, startMemberReader } from "../../../tests/support/test-upstream";

/** The online bulletin of members: whose trades they are, and that they come to what is public. */

const MEMBER = { "001014": 2, "001092": 8, "001170": 14 } as const;
const NOON = "2026-11-20T12:00:00";
const MONTH = "2026-11-01/2026-11-20";

let now = NOON;
let reader: MemberReader;

beforeAll(async () => {
  reader = await startMemberReader(() => now);
}, 60_000);
afterAll(() => reader.close());
beforeEach(() => {
  now = NOON;
});

const ask: MemberReader["ask"] = (target, who) => reader.ask(target, who);
const read: MemberReader["read"] = (target, who) => reader.read(target, who);

const sumOf = (rows: Row[], column: string) => rows.reduce((sum, row) => sum + Number(row[column]), 0);
const numberOf = (value: unknown) => Number(String(value).replace(",", "."));

/** The calls about one member, with the rest of their paths. */
const OF_ONE_MEMBER = {
  GetUyeBilgileri: "",
  GetToplamIslemler: "",
  GetGelenUrunler: "",
  GetGelenGunlukUrunler: "",
  GetAlinanUrunDetay: "/1",
  GetAlinanUrunMiktarDetay: `/${MONTH}`,
  GetAlinanUrunTarihliDetay: `/${MONTH}`,
};
const OF_THE_HALL = [
  "GetGelenUrunler/0",
  "GetGelenGunlukUrunler/0",
  `GetUrunFiyatDetayWithAnalizler/1/${MONTH}`,
  "GetUrunAnalizDetay/1/1",
  `GetTesciller/${MONTH}`,
];

describe("who may ask", () => {
  it.each(Object.entries(OF_ONE_MEMBER))("%s: oneself, an administrator, nobody else", async (call, rest) => {
    const status = async (id: number, who: string) => (await ask(`${call}/${id}${rest}`, who)).status;
    expect(await status(2, "001014")).toBe(200);
    expect(await status(14, "001014")).toBe(403);
    expect(await status(14, "admin")).toBe(200);
    expect(await status(99_999, "001014")).toBe(403);
    expect(await status(99_999, "admin")).toBe(404);
    // The right to the bulletin is the user's, not the member's.
    expect(await status(8, "001092")).toBe(403);
    expect(await status(2, "user token")).toBe(403);
    expect(await status(2, "service")).toBe(403);
    expect(await status(2, "nobody")).toBe(401);
  });

  it.each(OF_THE_HALL)("%s: everybody with the bulletin", async (target) => {
    const statuses = ["001014", "001170", "admin", "001092", "user token", "service", "nobody"].map(
      async (who) => (await ask(target, who)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 403, 403, 403, 401]);
  });

  it("is nobody for a day that is none", async () => {
    expect((await ask("GetTesciller/dün/bugün", "001014")).status).toBe(400);
  });
});

describe("purchases", () => {
  const byProduct = (id: number, span: string) => read(`GetAlinanUrunMiktarDetay/${id}/${span}`);
  const registrations = (who: string, span = MONTH) => read(`GetTesciller/${span}`, who);

  it("of all members come to the public bulletin of the day, kilo by kilo", async () => {
    const day = "2026-11-20/2026-11-20";
    const sold = await read(`GetSatilanUrun/${day}`);
    const registered = await registrations("admin", day);
    for (const row of sold) {
      const own = registered.filter(({ UrunId }) => UrunId === row["UrunId"]);
      expect(sumOf(own, "Miktar")).toBe(row["Miktar"]);
      expect(own).toHaveLength(Number(row["IslemAdedi"]));
      expect(sumOf(own, "Tutar") / Number(row["Tutar"])).toBeCloseTo(1, 2);
      const prices = own.map(({ Fiyat }) => numberOf(Fiyat));
      expect([Math.min(...prices), Math.max(...prices)]).toEqual([
        numberOf(row["MinFiyat"]),
        numberOf(row["MaxFiyat"]),
      ]);
    }
    const headline = await read<Row>("GetAnaKart");
    expect(headline["ToplamIslem"]).toBe(registered.length);
    expect(headline["AktifAlici"]).toBe(new Set(registered.map(({ AliciUyeNo }) => AliciUyeNo)).size);
  });

  it("are each one member's", async () => {
    const all = await registrations("admin", MONTH);
    const numbers = (rows: Row[]) => rows.map(({ TescilNo }) => TescilNo);
    for (const who of ["001014", "001170"] as const) {
      const own = await registrations(who, MONTH);
      expect(own.length).toBeGreaterThan(5);
      expect(new Set(own.map(({ AliciUyeNo }) => AliciUyeNo))).toEqual(new Set([who]));
      expect(numbers(own)).toEqual(numbers(all.filter(({ AliciUyeNo }) => AliciUyeNo === who)));
    }
    expect(new Set(numbers(all)).size).toBe(all.length);
    expect(all.map(({ AliciUyeNo }) => AliciUyeNo)).toContain("001092");
  });

  it("are the same whether told by product, by day, one by one or in all", async () => {
    for (const [number, id] of Object.entries(MEMBER)) {
      const products = await byProduct(id, MONTH);
      const days = await read(`GetAlinanUrunTarihliDetay/${id}/${MONTH}`);
      const totals = await read<Row>(`GetToplamIslemler/${id}`);
      const registered = (await registrations("admin")).filter(({ AliciUyeNo }) => AliciUyeNo === number);
      for (const [column, monthly] of [
        ["IslemAdedi", "AyIslem"],
        ["Miktar", "AyMiktar"],
        ["Tutar", "AyTutar"],
      ] as const) {
        expect(sumOf(products, column)).toBeCloseTo(Number(totals[monthly]), 1);
        expect(sumOf(days, column)).toBeCloseTo(Number(totals[monthly]), 1);
      }
      expect(products.length).toBeGreaterThan(1);
      expect(sumOf(products, "Oran")).toBeCloseTo(100, 0);
      const wanted = registered.filter(({ UrunId }) => UrunId === products[0]?.["UrunId"]);
      const detail = await read(`GetAlinanUrunDetay/${id}/${products[0]?.["UrunId"]}`);
      const ofMonth = detail.filter(({ Tarih }) => String(Tarih) >= "2026-11-01");
      expect(ofMonth.map(({ BeyannameNo }) => BeyannameNo)).toEqual(
        wanted.map(({ BeyannameNo }) => BeyannameNo),
      );
      expect(Number(totals["YilIslem"])).toBeGreaterThan(Number(totals["AyIslem"]));
    }
  });

  it("grow while the session runs", async () => {
    const soFar = async (time: string) => {
      now = `2026-11-20T${time}:00`;
      return Number((await read<Row>("GetToplamIslemler/2", "001014"))["BugunIslem"]);
    };
    const counts = [await soFar("09:00"), await soFar("10:30"), await soFar("11:30")];
    expect(counts[0]).toBe(0);
    expect(counts[1]).toBeGreaterThan(0);
    expect(counts[2]).toBeGreaterThan(counts[1] ?? NaN);
  });

  it("cost a thousandth each, up to a ceiling", async () => {
    const rows = await registrations("admin");
    for (const { TescilUcreti, Tutar } of rows) {
      expect(TescilUcreti).toBeCloseTo(Math.min(Number(Tutar) / 1000, 3303), 1);
    }
    expect(rows.some(({ SaticiTip, StopajOrani }) => SaticiTip === "MÜSTAHSİL" && StopajOrani === 2)).toBe(
      true,
    );
    expect(rows.every(({ SaticiTip, StopajOrani }) => SaticiTip !== "TÜCCAR" || StopajOrani === 0)).toBe(
      true,
    );
  });

  it("are none on a day without trade, and none to come", async () => {
    expect(await registrations("001014", "2026-11-15/2026-11-15")).toEqual([]);
    expect(await registrations("admin", "2026-11-21/2027-11-20")).toEqual([]);
  });
});

describe("a member's own sheet", () => {
  it("says who one is, and no more of the tax number than one knows it by", async () => {
    const sheet = await read<Row>("GetUyeBilgileri/2", "001014");
    expect(sheet).toMatchObject({
      UyeId: 2,
      UyeNo: "001014",
      Unvan: "Kırmızı Toprak Tarım Ürünleri Ltd. Şti.",
      YetkiliAdSoyad: "Nazlı Işıkgör",
      VergiNo: "999*****70",
    });
    expect(Number(sheet["KalanTeminat"])).toBeLessThan(Number(sheet["TeminatTutar"]));
  });

  it("has the register's tax numbers, which are valid", () => {
    expect([1, 2, 12, 24].map(taxNumber)).toEqual(["9990100009", "9990100370", "9990104078", "9990108512"]);
  });
});
