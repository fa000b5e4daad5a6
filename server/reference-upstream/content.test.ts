import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestUpstream, logIn, startTestUpstream } from "../../tests/support/test-upstream";
import { KINDS } from "./data";

interface Row {
  Id: number;
  TipId: number;
  Baslik: string;
  Icerik: string;
  Tarih: string;
  BitisTarih: string | null;
  Yil: number;
  AcilistaGoster: boolean;
  SabitGonderi: boolean;
  HariciLink: string | null;
  DahiliLink: string | null;
  KategoriAdi: string | null;
  SeoUrl: string | null;
  DosyaSayisi: number;
  Dosyalar: { DosyaYolu: string; Boyut: number | null; Uzanti: string; DosyaTip: number }[];
}
interface Page {
  data: Row[];
  totalRecords: number;
}

const LEAST: Record<number, number> = {
  3: 8,
  4: 8,
  5: 5,
  6: 3,
  8: 12,
  9: 6,
  10: 2,
  11: 6,
  13: 5,
  14: 2,
  15: 4,
  16: 3,
  17: 8,
  18: 5,
  19: 1,
  20: 4,
  21: 24,
  22: 1,
  23: 6,
  24: 2,
};

let upstream: TestUpstream;
beforeAll(async () => (upstream = await startTestUpstream()));
afterAll(() => upstream.close());

async function search(filters: Record<string, unknown>, langid = "1"): Promise<Page> {
  const wanted = Object.entries(filters).map(([field, value]) => [
    field,
    { value, matchMode: Array.isArray(value) ? "in" : "equals" },
  ]);
  const body = { rows: 100, filters: Object.fromEntries(wanted) as unknown };
  const response = await upstream.post("DuyuruHaber/GetWithFilterInfo", body, { langid });
  return (await response.json()) as Page;
}

/** All items of a kind without their files, which take time to be made. */
async function itemsOf(kind: string, langid: string): Promise<Page> {
  const response = await upstream.post(`DuyuruHaber/GetWithFilterNews?tipId=${kind}`, {}, { langid });
  return (await response.json()) as Page;
}

describe("kinds", () => {
  it.each(Object.entries(LEAST))(
    "%s has at least %i items, filled in both languages",
    async (kind, least) => {
      const [turkish, english] = [await itemsOf(kind, "1"), await itemsOf(kind, "2")];
      expect(turkish.totalRecords).toBeGreaterThanOrEqual(least);
      expect(turkish.data.every((row) => row.Baslik && row.Icerik)).toBe(true);
      const untranslated = english.data.filter((row) => row.Baslik === "");
      expect(untranslated.length).toBeLessThanOrEqual(1);
    },
  );

  it("have ids by their number", async () => {
    for (const kind of Object.keys(LEAST).filter((one) => one !== "3")) {
      const { data } = await itemsOf(kind, "1");
      expect(data.filter((row) => Math.floor(row.Id / 1000) !== row.TipId)).toEqual([]);
    }
  });
});

describe("filters", () => {
  it("tell kinds, years and codes of publication apart", async () => {
    const rows = (await search({ TipId: [13, 14], Yil: 2025, YayinTurKod: "RAPOR" })).data;
    expect(rows.map((row) => row.Id)).toEqual([13_007]);
  });

  it("count the years of a kind and of a code, by the year an item is about", async () => {
    const years = async (query: string) =>
      (await (await upstream.get(`DuyuruHaber/GetYilFilter?${query}`)).json()) as {
        Yil: number;
        Adet: number;
      }[];
    expect(await years("TipId=21")).toEqual([
      { Yil: 2026, Adet: 10 },
      { Yil: 2025, Adet: 12 },
      { Yil: 2024, Adet: 2 },
    ]);
    expect((await years("TipId=13&YayinTurKod=RAPOR")).map(({ Yil }) => Yil)).toEqual([
      2025, 2024, 2023, 2022, 2021, 2020, 2019,
    ]);
    expect(await years("TipId=13&YayinTurKod=DERGI")).toEqual([]);
    expect((await years("YayinTurKod=DERGI"))[0]?.Yil).toBe(2026);
  });
});

describe("single fields", () => {
  it("show three intro items: fixed with a page of ours, one elsewhere, one not on opening", async () => {
    const { data } = await search({ TipId: 6 });
    expect(data.map((row) => [row.Id, row.SabitGonderi, row.AcilistaGoster])).toEqual([
      [6001, true, true],
      [6002, false, true],
      [6003, false, false],
    ]);
    expect(data[0]).toMatchObject({ DahiliLink: "hakkimizda", HariciLink: null, YeniSekmedeAc: false });
    expect(data[1]?.HariciLink).toMatch(/^https:\/\/.*\.example/);
    expect(data[1]).toMatchObject({ YeniSekmedeAc: true });
  });

  it("have open and closed calls, whose last day stands in the text", async () => {
    const { data } = await search({ TipId: 11 });
    const open = data.filter((row) => (row.BitisTarih ?? "") >= "2026-11-20");
    expect([open.length, data.length - open.length]).toEqual([4, 2]);
    expect(data.find((row) => row.Id === 11_001)).toMatchObject({ BitisTarih: "2027-01-05T00:00:00" });
    expect(data.find((row) => row.Id === 11_001)?.Icerik).toContain("5 Ocak 2027");
  });

  it("tell membership documents apart by category and address word", async () => {
    const { data } = await search({ TipId: 16 });
    expect(data.map((row) => row.SeoUrl).sort()).toEqual(["gercek-kisi", "kooperatif", "tuzel-kisi"]);
    expect((await search({ TipId: 16, SeoUrl: "kooperatif" }, "2")).data[0]?.KategoriAdi).toBe("Cooperative");
  });
});

describe("files", () => {
  it("are of the size, ending and kind that their item tells", async () => {
    const authorization = { Authorization: `Bearer ${await logIn(upstream)}` };
    for (const id of [5001, 15_001, 18_002, 20_001, 21_058]) {
      const filters = { IcerikId: { value: id, matchMode: "equals" } };
      const answer = await upstream.post("IcerikDosya/GetWithFilterInfo", { filters });
      const { data } = (await answer.json()) as { data: Row["Dosyalar"] };
      expect(data.length).toBeGreaterThan(0);
      expect((await search({ Id: id })).data[0]?.Dosyalar).toEqual(data);
      for (const file of data) {
        const response = await upstream.call(file.DosyaYolu, { headers: authorization });
        expect((await response.arrayBuffer()).byteLength).toBe(file.Boyut);
        expect(file.DosyaTip).toBe(file.Uzanti === "pdf" ? 1 : 2);
        expect(file.DosyaYolu.endsWith(file.Uzanti)).toBe(true);
      }
    }
  });

  it("have a size in a list once they are made, and a long list makes none", async () => {
    const sizesOf = async (filters: Record<string, unknown>) =>
      (await search(filters)).data.flatMap((row) => row.Dosyalar.map(({ Boyut }) => Boyut));
    const made = await upstream.post("IcerikDosya/GetWithFilterInfo", {
      filters: { IcerikId: { value: 14_001, matchMode: "equals" } },
    });
    expect(made.status).toBe(200);
    expect((await sizesOf({ TipId: 14 })).some((size) => size !== null && size > 1_000)).toBe(true);
    const startedAt = Date.now();
    expect(await sizesOf({})).toContain(null);
    expect(Date.now() - startedAt).toBeLessThan(3_000);
  });

  it("come with every kind that is a document", async () => {
    for (const kind of ["9", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23"]) {
      const { data } = await itemsOf(kind, "1");
      expect(data.filter((row) => row.DosyaSayisi === 0)).toEqual([]);
    }
  });
});

it("the kinds of the table are those of the upstream", () => {
  expect(Object.keys(KINDS)).toHaveLength(25);
});
