import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestUpstream, logIn, startTestUpstream } from "../../../tests/support/test-upstream";

interface Survey {
  Id: number;
  Aktif: boolean;
  BaslangicTarih: string;
  BitisTarih: string;
  Sorular: { SoruTip: number; ZorunluMi: boolean; Secenekler: { Id: number; Secenek: string }[] }[];
}
type Row = Record<string, string | number | null>;

let upstream: TestUpstream;
let authorization: Record<string, string>;

beforeAll(async () => {
  upstream = await startTestUpstream();
  authorization = { Authorization: `Bearer ${await logIn(upstream)}` };
});
afterAll(() => upstream.close());

const equals = (field: string, value: unknown) => ({ filters: { [field]: { value, matchMode: "equals" } } });

async function surveys(body: unknown = {}): Promise<Survey[]> {
  const response = await upstream.post("Anket/GetWithFilterInfo", body, { langid: "2" });
  return ((await response.json()) as { data: Survey[] }).data;
}

describe("surveys", () => {
  it("are two open ones, one that is over and one to come", async () => {
    const open = await surveys(equals("Aktif", true));
    expect(open.map((survey) => survey.Id)).toEqual([1, 2]);
    const [over, future] = (await surveys()).slice(2);
    expect((over?.BitisTarih ?? "") < "2026-11-20").toBe(true);
    expect((future?.BaslangicTarih ?? "") > "2026-11-20").toBe(true);
  });

  it("ask in all five ways, and give choices only where one chooses", async () => {
    const questions = (await surveys(equals("Id", 1))).flatMap((survey) => survey.Sorular);
    expect(new Set(questions.map((question) => question.SoruTip))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(questions.map((question) => question.ZorunluMi))).toEqual(new Set([true, false]));
    for (const { SoruTip, Secenekler } of questions) expect(Secenekler.length > 0).toBe(SoruTip <= 2);
    const ids = questions.flatMap((question) => question.Secenekler.map((option) => option.Id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("provinces", () => {
  const PATH = "/api/v1/General/Il/Get";

  it("are 81 in the order of the Turkish alphabet", async () => {
    const rows = (await (await upstream.call(PATH, { headers: authorization })).json()) as Row[];
    const names = rows.map((row) => row["Adi"]);
    expect(names).toHaveLength(81);
    expect(names.indexOf("Iğdır")).toBe(names.indexOf("Isparta") - 1);
    expect(names.indexOf("Isparta")).toBe(names.indexOf("İstanbul") - 1);
    expect(rows.find((row) => row["Id"] === 42)).toMatchObject({ Kod: "42", Adi: "Konya", TelKodu: "332" });
    expect(new Set(rows.map((row) => row["TelKodu"])).size).toBe(81);
  });

  it("want a token", async () => {
    expect((await upstream.call(PATH)).status).toBe(401);
  });
});

describe("the texts on data protection", () => {
  const PATH = "/api/v1/KVKK/KvkkTanim/GetWithFilter";
  const ask = (body: unknown, headers: Record<string, string>) =>
    upstream.call(PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });

  it("are four, in both languages, and want a token", async () => {
    expect((await ask({}, {})).status).toBe(401);
    for (const langid of ["1", "2"]) {
      const answer = await ask({}, { ...authorization, langid });
      const { data } = (await answer.json()) as { data: Row[] };
      expect(data.map((row) => row["Tur"])).toEqual(["AYDINLATMA", "CEREZ", "BASVURU", "ACIKRIZA"]);
      expect(data.every((row) => String(row["Icerik"]).length > 500)).toBe(true);
    }
  });

  it("are found by kind; the application has its form as a PDF", async () => {
    const answer = await ask(equals("Tur", "BASVURU"), authorization);
    const { data } = (await answer.json()) as { data: Row[] };
    expect(data).toMatchObject([{ Id: 3, Surum: "2025.3" }]);
    const file = await upstream.call(String(data[0]?.["DosyaYolu"]), { headers: authorization });
    expect(file.headers.get("content-type")).toBe("application/pdf");
  });

  it("carry the version that the announcement names, in force since its day", async () => {
    const { data } = (await (await ask(equals("Id", 1), authorization)).json()) as { data: Row[] };
    expect(data).toMatchObject([{ Surum: "2026.2", YururlukTarih: "2026-11-05T00:00:00" }]);
  });
});
