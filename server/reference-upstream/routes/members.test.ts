import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type TestUpstream,
  isNaturalPerson,
  logIn,
  startTestUpstream,
} from "../../../tests/support/test-upstream";

interface Member {
  Id: number;
  UyeNo: string;
  Unvan: string;
  MeslekGrubuNo: number;
  MeslekGrubuAdi: string;
  KayitTarih: string;
  UyeDurum: number;
  WebAdresi: string | null;
  IsTelefon: string | null;
}

let upstream: TestUpstream;
let token: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  token = await logIn(upstream);
});
afterAll(() => upstream.close());

const PATH = "/api/v1/Alpha.UyeYonetim/UyeUyeTanim/GetWithFilterInfo";

function ask(body: unknown, headers: Record<string, string> = { Authorization: `Bearer ${token}` }) {
  const type = { "Content-Type": "application/json" };
  return upstream.call(PATH, {
    method: "POST",
    headers: { ...type, ...headers },
    body: JSON.stringify(body),
  });
}

async function list(body: unknown = {}) {
  return (await (await ask(body)).json()) as { data: Member[]; totalRecords: number };
}

const where = (filters: Record<string, unknown>) =>
  list({
    filters: Object.fromEntries(
      Object.entries(filters).map(([field, value]) => [field, { value, matchMode: "equals" }]),
    ),
  });

describe("members", () => {
  it("want a token, as every call outside Alpha.WebPanel", async () => {
    expect((await ask({}, {})).status).toBe(401);
  });

  it("are 424: 398 active, 21 suspended, 5 left", async () => {
    const totals = [await list(), ...(await Promise.all([1, 2, 3].map((UyeDurum) => where({ UyeDurum }))))];
    expect(totals.map((answer) => answer.totalRecords)).toEqual([424, 398, 21, 5]);
    const names = totals[0]?.data.map((member) => member.Unvan) ?? [];
    expect(new Set(names).size).toBe(424);
  });

  it("begin with the known ones", async () => {
    const { data } = await list({ first: 1, rows: 1 });
    expect(data).toMatchObject([
      {
        Id: 2,
        UyeNo: "001014",
        Unvan: "Kırmızı Toprak Tarım Ürünleri Ltd. Şti.",
        MeslekGrubuNo: 1,
        IlceAdi: "Akçayazı",
      },
    ]);
    const { data: last } = await list({ first: 423 });
    expect(last).toMatchObject([{ Id: 424, UyeNo: "006500" }]);
  });

  it("are found by name without their Turkish letters, by group and by district", async () => {
    const filters = { Unvan: { value: "kirmizi toprak", matchMode: "contains" } };
    expect((await list({ filters })).totalRecords).toBe(1);
    const { data } = await where({ MeslekGrubuNo: 6, IlceAdi: "Güzelöz" });
    expect(data.length).toBeGreaterThan(0);
    expect(data.every((member) => member.MeslekGrubuAdi === "Süt, Süt Ürünleri ve Bal")).toBe(true);
  });

  it("are sorted by the Turkish alphabet", async () => {
    const { data } = await list({ sortField: "Unvan", sortOrder: 1 });
    const names = data.map((member) => member.Unvan);
    expect(names).toEqual(names.toSorted(new Intl.Collator("tr", { numeric: true }).compare));
  });

  it("have some natural persons with a telephone that no list may show", async () => {
    const { data } = await list();
    const persons = data.filter((member) => isNaturalPerson(member.Unvan));
    expect(persons.length).toBeGreaterThan(80);
    expect(persons.filter((member) => member.IsTelefon !== null).length).toBeGreaterThan(10);
    expect(persons.every((member) => member.WebAdresi === null)).toBe(true);
    for (const { IsTelefon, WebAdresi, KayitTarih } of data) {
      if (IsTelefon) expect(IsTelefon).toMatch(/^0 \(999\) 555 \d\d \d\d$/);
      if (WebAdresi) expect(new URL(WebAdresi).hostname).toMatch(/\.example$/);
      expect(KayitTarih < "2026-11-20").toBe(true);
    }
  });
});
