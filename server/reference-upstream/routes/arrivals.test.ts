import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MemberReader, startMemberReader } from "../../../tests/support/test-upstream";

/** The goods in the hall, from the weighbridge through the laboratory to their sale. */

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

const read: MemberReader["read"] = (target, who) => reader.read(target, who);
const numberOf = (value: unknown) => Number(String(value).replace(",", "."));

describe("arrivals", () => {
  const ofToday = (id = 0, who = "admin") => read(`GetGelenGunlukUrunler/${id}`, who);
  const statesAt = async (time: string) => {
    now = `2026-11-20T${time}:00`;
    return new Set((await ofToday()).map(({ Durum }) => Durum));
  };

  it("go through the laboratory and the hall by the clock", async () => {
    expect(await statesAt("06:00")).toEqual(new Set());
    expect(await statesAt("08:00")).toEqual(new Set(["NUMUNE", "ANALIZ", "SATISTA"]));
    expect(await statesAt("10:30")).toContain("SATILDI");
    const evening = await statesAt("18:00");
    expect(evening).toContain("SATILDI");
    expect(evening).toContain("GERI");
    expect(evening).not.toContain("NUMUNE");
  });

  it("have a price, a net weight and a buyer once they are sold, and not before", async () => {
    now = "2026-11-20T10:30:00";
    for (const row of await ofToday()) {
      const isSold = row["Durum"] === "SATILDI";
      expect([row["SatisFiyati"], row["NetMiktar"], row["AlanUyeNo"]].map((value) => value !== null)).toEqual(
        [isSold, isSold, isSold],
      );
      expect(row["MustahsilAdi"]).toMatch(/^\p{Lu}\*\*\* \p{Lu}\*\*\*$/u);
      expect(row["Plaka"]).toMatch(/^99 [A-PR-VYZ]{3} \d{3}$/);
    }
  });

  it("name no other member to a member, and are a part of the hall's", async () => {
    const hall = await ofToday(0, "001014");
    expect(new Set(hall.map(({ AlanUyeNo }) => AlanUyeNo))).toEqual(new Set([null, "001014"]));
    const own = await ofToday(2, "001014");
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(hall.length);
    expect(hall).toEqual(expect.arrayContaining(own));
  });

  it("are open until they are sold or taken back, some for days", async () => {
    now = "2026-11-20T10:30:00";
    const open = await read("GetGelenUrunler/0");
    expect(open.every(({ Durum }) => Durum !== "SATILDI" && Durum !== "GERI")).toBe(true);
    const days = new Set(open.map(({ Tarih }) => String(Tarih).slice(0, 10)));
    expect(days.size).toBeGreaterThan(5);
    expect([...days].every((day) => day >= "2026-10-21")).toBe(true);
  });
});

describe("the laboratory", () => {
  it("finds in a trade what it tells of the load", async () => {
    const trades = await read(`GetUrunFiyatDetayWithAnalizler/1/${MONTH}`, "001014");
    expect(trades.length).toBeGreaterThan(100);
    const [trade] = trades;
    const analyses = await read(`GetUrunAnalizDetay/${trade?.["GelisId"]}/1`, "001014");
    const found = (name: string) => analyses.find(({ AnalizAdi }) => AnalizAdi === name)?.["Sonuc"];
    expect(numberOf(found("Protein"))).toBe(trade?.["Protein"]);
    expect(numberOf(found("Süne-kımıl"))).toBe(trade?.["Sune"]);
    expect(analyses.every(({ Uygun }) => Uygun === true)).toBe(true);
    for (const row of trades) {
      expect(row["Protein"]).toBeGreaterThanOrEqual(13);
      expect(row["Hektolitre"]).toBeLessThanOrEqual(82);
      expect(row).not.toHaveProperty("AliciUyeNo");
    }
  });

  it.each([
    [8, ["Rutubet", "Protein", "Hektolitre"], ["Gluten", "Sune"]],
    [11, ["Rutubet", "Hektolitre", "KirikTane"], ["Protein", "Gluten"]],
    [29, [], ["Rutubet", "Protein"]],
  ])("examines product %i for what it has", async (product, measured, not) => {
    const [row] = await read(`GetUrunFiyatDetayWithAnalizler/${product}/2026-11-10/2026-11-20`);
    expect(measured.map((column) => typeof row?.[column])).toEqual(measured.map(() => "number"));
    expect(not.map((column) => row?.[column])).toEqual(not.map(() => null));
  });

  it("tells nothing before it is done, nor of what is not there", async () => {
    now = "2026-11-20T08:00:00";
    const rows = await read("GetGelenGunlukUrunler/0");
    const waiting = rows.find(({ Durum, UrunId }) => Durum === "NUMUNE" && Number(UrunId) < 12);
    expect(await read(`GetUrunAnalizDetay/${waiting?.["GelisId"]}/${waiting?.["UrunId"]}`)).toEqual([]);
    expect(await read("GetUrunAnalizDetay/999999999/1")).toEqual([]);
    expect(await read("GetUrunAnalizDetay/1/1")).toEqual([]);
  });
});
