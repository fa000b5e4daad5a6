import { KINDS } from "./data";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestUpstream, logIn, startTestUpstream } from "../../tests/support/test-upstream";

interface Envelope {
  data: Record<string, unknown>[];
  totalRecords: number;
  totalAmount: number | null;
}

let upstream: TestUpstream;
let token: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  token = await logIn(upstream);
});
afterAll(() => upstream.close());

async function list(target: string, body: unknown = {}, headers?: Record<string, string>): Promise<Envelope> {
  const response = await upstream.post(target, body, headers);
  expect(response.status).toBe(200);
  return (await response.json()) as Envelope;
}

describe("menu", () => {
  const target = "MenuTanim/GetWithMenuKirilimForWeb";
  const body = { AdminGuid: "a", WebGuid: "w", SabitMi: true, Langid: 2, source: "web" };

  it("needs the service token", async () => {
    const without = await upstream.post(target, body);
    expect(without.status).toBe(401);
    expect(await without.json()).toMatchObject({ Message: "Oturum süreniz doldu." });
    const member = await logIn(upstream, "001014", "member-password");
    const refused = await upstream.post(target, body, { Authorization: `Bearer ${member}` });
    expect(refused.status).toBe(403);
  });

  it("is a bare tree in the language of the body", async () => {
    const response = await upstream.post(target, body, { Authorization: `Bearer ${token}` });
    const nodes = (await response.json()) as { Name: string; Children: { MasterId: number }[] }[];
    expect(nodes[0]).toMatchObject({ Id: 10, Name: "Corporate", SubUrl: "#", SabitMi: true });
    expect(nodes[0]?.Children[0]).toMatchObject({ MasterId: 10 });
  });
});

describe("registry", () => {
  it("lists the offices and finds one", async () => {
    const offices = await list("TescilBilgi/GetWithFilterInfo", { rows: 10 });
    expect(offices.totalRecords).toBe(4);
    expect(offices.data[0]).toMatchObject({ ServisKod: "MERKEZ", Silindi: false });
    expect(await (await upstream.get("TescilBilgi/GetById?id=3")).json()).toMatchObject({ Id: 3 });
    expect((await upstream.get("TescilBilgi/GetById?id=99")).status).toBe(404);
  });
});

describe("content", () => {
  it("gives the newest of one kind, pinned first, without the long text", async () => {
    const news = await list("DuyuruHaber/GetWithFilterNews?tipId=1&kayitadet=3");
    expect(news.data).toHaveLength(3);
    expect(news.totalRecords).toBeGreaterThan(10);
    expect(news.data.every((row) => row["TipId"] === 1 && row["Icerik"] === "")).toBe(true);
  });

  it("fills the dates of titles in", async () => {
    const filters = { Id: { value: 1001, matchMode: "equals" } };
    const { data } = await list("DuyuruHaber/GetWithFilterInfo", { filters });
    expect(data[0]).toMatchObject({
      Baslik: "20 Kasım Günlük Bülteni Yayımlandı",
      Tarih: "2026-11-20T00:00:00",
    });
  });

  it("leaves no placeholder unfilled", async () => {
    for (const langid of ["1", "2"]) {
      for (const kind of Object.keys(KINDS)) {
        const { data } = await list(`DuyuruHaber/GetWithFilterNews?tipId=${kind}`, {}, { langid });
        expect(JSON.stringify(data)).not.toMatch(/\{\w+[+-]?|undefined/);
      }
    }
  });

  it("has empty texts where there is no English", async () => {
    const filters = { Id: { value: 1024, matchMode: "equals" } };
    const { data } = await list("DuyuruHaber/GetWithFilterInfo", { filters }, { langid: "2" });
    expect(data[0]).toMatchObject({ Baslik: "", Ozet: "", Icerik: "", TipAdi: "Announcement" });
    expect(data[0]?.["Dosyalar"]).toHaveLength(3);
  });

  it("counts by year", async () => {
    const years = await upstream.get("DuyuruHaber/GetYilFilter?TipId=1&YayinTurKod=HABER");
    expect(await years.json()).toMatchObject([{ Yil: 2026 }]);
  });

  it("counts readers, and knows no unknown item", async () => {
    const count = async () => {
      const response = await upstream.get("IcerikOkunmaSayisi/GetByIcerikId/1001");
      return ((await response.json()) as { OkunmaSayisi: number }).OkunmaSayisi;
    };
    const before = await count();
    await upstream.post("IcerikOkunmaSayisi/IcerikOkunmaSayisiArttir/1001");
    expect(await count()).toBe(before + 1);
    const unknown = await upstream.get("IcerikOkunmaSayisi/GetByIcerikId/9999999");
    expect(await unknown.json()).toMatchObject({ OkunmaSayisi: 0 });
    const refused = await upstream.post("IcerikOkunmaSayisi/IcerikOkunmaSayisiArttir/9999999");
    expect(refused.status).toBe(404);
  });

  it.each(["", "[]", '{"rows":-1}', '{"first"'])("refuses the body %j", async (body) => {
    const response = await upstream.call("/api/v1/Alpha.WebPanel/DuyuruHaber/GetWithFilterInfo", {
      method: "POST",
      body,
      headers: { langid: "2" },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ Message: "The submitted data is not valid." });
  });
});

describe("events", () => {
  it("are of the asked kind, by date", async () => {
    const all = await list("Event/GetWithFilterInfo?etkinliktipId=0");
    const trainings = await list("Event/GetWithFilterInfo?etkinliktipId=1");
    expect(trainings.totalRecords).toBeLessThan(all.totalRecords);
    const dates = all.data.map((row) => String(row["BaslangicTarih"]));
    expect(dates).toEqual(dates.toSorted());
    expect(dates.some((date) => date > "2026-11-20")).toBe(true);
  });
});

describe("the day", () => {
  it("moves the contents along when it changes", async () => {
    let today = "2026-11-20";
    const moving = await startTestUpstream({ today: () => today });
    const newest = async () => {
      const target = "DuyuruHaber/GetWithFilterNews?tipId=2&kayitadet=50";
      const filters = { Id: { value: 1001, matchMode: "equals" } };
      const response = await moving.post(target, { filters });
      return ((await response.json()) as Envelope).data[0]?.["Baslik"];
    };
    expect(await newest()).toBe("20 Kasım Günlük Bülteni Yayımlandı");
    today = "2026-12-01";
    expect(await newest()).toBe("1 Aralık Günlük Bülteni Yayımlandı");
    // A Saturday has no bulletin.
    today = "2026-12-05";
    expect(await newest()).toBe("4 Aralık Günlük Bülteni Yayımlandı");
    await moving.close();
  });
});
