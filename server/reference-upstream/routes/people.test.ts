import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestUpstream, logIn, startTestUpstream } from "../../../tests/support/test-upstream";

interface Person {
  Id: number;
  AdSoyad: string;
  Unvan: string;
  KurulTip: number;
  KurulAdi: string;
  Gorev: string | null;
  MeslekGrubuNo: number | null;
  MeslekGrubuAdi: string | null;
  AsilMi: boolean;
  Fotograf: string | null;
  Eposta: string | null;
  Dahili: string | null;
  Ozgecmis: string | null;
  UstId: number | null;
  Birim: string | null;
  Sira: number;
}

let upstream: TestUpstream;
let people: Person[];

beforeAll(async () => {
  upstream = await startTestUpstream();
  people = await read("1");
});
afterAll(() => upstream.close());

async function read(langid: string): Promise<Person[]> {
  const response = await upstream.get("KadroTanim/Get", { langid });
  return (await response.json()) as Person[];
}

const organ = (kind: number) => people.filter((person) => person.KurulTip === kind);
const byId = (id: number) => people.find((person) => person.Id === id);

describe("people", () => {
  it("fill the organs with the right number of seats", () => {
    const counts = [1, 2, 3, 4, 5, 6, 8].map((kind) => organ(kind).length);
    expect(counts).toEqual([14, 10, 12, 2, 16, 35, 2]);
    expect(organ(2).filter((person) => !person.AsilMi)).toHaveLength(5);
    expect(new Set(people.map((person) => person.Id)).size).toBe(people.length);
  });

  it("send two members of each committee into the council, and one of the five is its chair", () => {
    const council = organ(1).map((person) => person.AdSoyad);
    for (const group of [1, 2, 3, 4, 5, 6, 7]) {
      const committee = organ(6).filter((person) => person.MeslekGrubuNo === group);
      expect(committee).toHaveLength(5);
      expect(committee.filter((person) => council.includes(person.AdSoyad))).toHaveLength(2);
      expect(committee.filter((person) => person.Gorev === "Başkan")).toHaveLength(1);
    }
  });

  it("hang from one root, without a circle", () => {
    const roots = people.filter((person) => person.UstId === null);
    expect(roots).toMatchObject([{ Unvan: "Meclis", KurulTip: 0, AdSoyad: "" }]);
    for (const person of people) expect(depth(person)).toBeLessThan(8);
    expect(byId(402)?.UstId).toBe(401);
  });

  it("have the chairman, with his message, at the number the menu links to", () => {
    expect(byId(3)).toMatchObject({ AdSoyad: "İlhan Değirmencioğlu", Unvan: "Yönetim Kurulu Başkanı" });
    expect(byId(3)?.Ozgecmis).toContain("Başkanın mesajı");
  });

  it("have English titles and Turkish names", async () => {
    const english = (await read("2")).find((person) => person.Id === 401);
    expect(english).toMatchObject({
      AdSoyad: "Dr. Aslı Gökçeoba",
      Unvan: "General Secretary",
      KurulAdi: "General Secretariat",
      Eposta: "asli.gokceoba@basakovatb.example",
      Dahili: "101",
    });
    expect(english?.Ozgecmis).toContain("Born in Şahinler");
  });

  it("have one portrait each, or none", async () => {
    const photos = people
      .filter((person) => person.AdSoyad === "Melahat Ekinci")
      .map((each) => each.Fotograf);
    expect(photos).toHaveLength(4);
    expect(new Set(photos).size).toBe(1);
    expect(byId(516)).toMatchObject({ AdSoyad: "Sabri Yolgider", Fotograf: null });
    const headers = { Authorization: `Bearer ${await logIn(upstream)}` };
    const response = await upstream.call(photos[0] ?? "", { headers });
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(4_000);
  });
});

function depth(person: Person): number {
  let steps = 0;
  for (let each: Person | undefined = person; each?.UstId && steps < 20; steps += 1) {
    const above = each.UstId;
    each = byId(above);
    expect(each, `UstId ${above}`).toBeDefined();
  }
  return steps;
}
