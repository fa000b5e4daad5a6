import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestUpstream, logIn, startTestUpstream } from "../../../tests/support/test-upstream";

interface Item {
  Id: number;
  GaleriId: number;
  GaleriAdi: string;
  GaleriTip: string;
  Gorsel: string;
  AltMetin: string;
  VideoUrl: string | null;
  Sure: string | null;
}
interface PhotoSet {
  Id: number;
  Baslik: string;
  DosyaSayisi: number;
  Dosyalar: { DosyaYolu: string; Aciklama: string; DosyaTip: number }[];
}

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

async function list<T>(target: string, filters: Record<string, unknown> = {}, langid = "1"): Promise<T[]> {
  const metas = Object.entries(filters).map(([field, value]) => [field, { value, matchMode: "equals" }]);
  const body = { filters: Object.fromEntries(metas) as Record<string, unknown> };
  const response = await upstream.post(target, body, { langid });
  return ((await response.json()) as { data: T[] }).data;
}

const gallery = (filters?: Record<string, unknown>, langid?: string) =>
  list<Item>("Galeri/GetWithFilterInfo", filters, langid);

describe("the gallery", () => {
  it("has albums of several photos, all with alternative texts in both languages", async () => {
    for (const langid of ["1", "2"]) {
      const photos = (await gallery({ GaleriTip: "FOTO" }, langid)).filter((item) => item.GaleriId !== 6);
      expect(new Set(photos.map((item) => item.GaleriId)).size).toBe(5);
      expect(photos).toHaveLength(38);
      expect(photos.every((item) => item.AltMetin.length > 15 && item.Gorsel !== "")).toBe(true);
      expect(new Set(photos.map((item) => item.Gorsel)).size).toBe(38);
    }
  });

  it("has an album that is empty but has a name", async () => {
    expect(await gallery({ GaleriId: 6 }, "2")).toMatchObject([
      { GaleriAdi: "Press Conferences", Gorsel: "" },
    ]);
    expect(await gallery({ GaleriId: 77 })).toEqual([]);
  });

  it("has videos with a length, a picture and a link", async () => {
    const videos = await gallery({ GaleriTip: "VIDEO" });
    expect(videos).toHaveLength(5);
    for (const video of videos) {
      expect(video.Sure).toMatch(/^\d\d:\d\d$/);
      expect(new URL(video.VideoUrl ?? "").hostname).toMatch(/\.example$/);
    }
    const all = await gallery();
    expect(new Set(all.map((item) => item.Id)).size).toBe(all.length);
  });
});

describe("the photo sets", () => {
  it("are content items with their pictures as files", async () => {
    const sets = await list<PhotoSet>("DuyuruHaber/GetWithFilterInfoIlgin", {}, "2");
    expect(sets.map((set) => set.DosyaSayisi)).toEqual([9, 6, 7]);
    for (const { DosyaSayisi, Dosyalar } of sets) {
      expect(Dosyalar).toHaveLength(DosyaSayisi);
      expect(Dosyalar.every((file) => file.DosyaTip === 2 && file.Aciklama !== "")).toBe(true);
    }
  });

  it("have pictures in the file store", async () => {
    const [set] = await list<PhotoSet>("DuyuruHaber/GetWithFilterInfoIlgin", { Id: 26001 });
    const headers = { Authorization: `Bearer ${await logIn(upstream)}` };
    const response = await upstream.call(set?.Dosyalar[0]?.DosyaYolu ?? "", { headers });
    expect(response.headers.get("content-type")).toBe("image/jpeg");
  });
});
