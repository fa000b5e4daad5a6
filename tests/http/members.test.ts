import { strFromU8, unzipSync } from "fflate";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { MEMBERS } from "~server/reference-upstream/data";
import { isNaturalPerson } from "../support/test-upstream";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, textOf } from "../support/html";
import { purge } from "../support/purge";
import { json, type Recorder } from "../support/recorder";
import { sharedStack } from "../support/stack-of-file";
import { open } from "../support/visit";

const LIST = "/faal-uye-listemiz";
const CALL = "UyeUyeTanim/GetWithFilterInfo";

const stack = sharedStack();
let proxy: Recorder;

beforeAll(() => {
  proxy = stack.proxy;
});
afterEach(async () => {
  proxy.restore();
  await stack.clock.advance({ minutes: 1 });
  await purge(stack);
});

const get = (path: string) => open(stack.portal.url, path);
const names = (html: string) => [...html.matchAll(/<th scope="row">([^<]*)/g)].map(([, name]) => name);
const namesBy = async (query: string) => names((await get(LIST + query)).body);

describe("the list of active members", () => {
  test("is counted and paged, by the Turkish alphabet", async () => {
    const { body } = await get(LIST);
    expect(textOf(body)).toContain("398 üye bulundu, 1. sayfa / 8");
    expect(names(body)).toHaveLength(50);
    expect(names(body)).toEqual(names(body).toSorted(new Intl.Collator("tr").compare as never));
    expect(hrefs(body)).toContain(`${LIST}?sayfa=2`);
    const last = await get(`${LIST}?sayfa=8`);
    expect(names(last.body)).toHaveLength(48);
    const canonical = elements(last.body, "link").find(({ rel }) => rel === "canonical");
    expect(canonical?.["href"]).toBe(`${stack.portal.url}${LIST}?sayfa=8`);
  });

  test.each(["KIRMIZI TOPRAK", "kirmizi toprak", "Kırmızı  toprak", "toprak akcayazi kirmizi", "001014"])(
    "is searched in any Turkish spelling: %s",
    async (search) => {
      const results = await namesBy(`?ara=${encodeURIComponent(search)}`);
      expect(results).toEqual(["Kırmızı Toprak Tarım Ürünleri Ltd. Şti."]);
    },
  );

  test("is filtered by group and district, and keeps the filter while paging", async () => {
    const { body } = await get(`${LIST}?grup=1&ilce=Merkez`);
    const expected = MEMBERS.filter(
      ({ group, district, standing }) => group === 1 && district === "Merkez" && standing === 1,
    );
    expect(names(body)).toHaveLength(expected.length);
    expect(hrefs(body)).toContain("/veri/faal-uye-listemiz.csv?grup=1&ilce=Merkez");
    const groupPage = await get(`${LIST}?grup=1&sira=no`);
    expect(names(groupPage.body)[0]).toBe("Altınbaşak Hububat Tic. A.Ş.");
    expect(hrefs(groupPage.body)).toContain(`${LIST}?grup=1&sira=no&sayfa=2`);
    expect(elements(groupPage.body, "option").filter((option) => "selected" in option)).toMatchObject([
      { value: "1" },
      { value: "" },
      { value: "no" },
    ]);
  });

  test.each([
    "?sayfa=9",
    "?sayfa=0",
    "?sayfa=x",
    "?grup=99",
    "?ilce=Yok",
    "?sira=x",
    `?ara=${"x".repeat(101)}`,
  ])("falls back for an invalid value and says so: %s", async (query) => {
    const { status, body } = await get(LIST + query);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(tr["list.badValue"]);
  });

  test("says when nobody matches, without downloads", async () => {
    const { status, body } = await get(`${LIST}?ara=zzzz`);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(tr["members.empty"]);
    expect(hrefs(body)).toContain(LIST);
    expect(body).not.toContain("/veri/");
  });

  test("has CSV and XLSX with all matches, numbers as written; no open data", async () => {
    const csv = await get(`/veri${LIST}.csv?grup=6`);
    const lines = csv.body.trim().split("\r\n");
    expect(lines[0]).toBe("Unvan;Üye no;Meslek grubu;İlçe");
    expect(lines).toHaveLength(41);
    expect(csv.headers.get("content-disposition")).toContain('filename="faal-uyeler.csv"');
    const sheet = await sheetOf(`/veri/en/active-members.xlsx?ara=001014`);
    expect(sheet).toContain("001014");
    expect((await get(`/veri${LIST}.json`)).status).toBe(404);
  });

  test("is read in several parts when the upstream limits rows", async () => {
    await purge(stack);
    const rows = Array.from({ length: 5 }, (_, index) => ({
      Id: index + 1,
      UyeNo: `${index}`,
      Unvan: `Ü${index}`,
    }));
    proxy.intercept(CALL, async (request, response) => {
      const { first } = JSON.parse(request.body) as { first: number };
      await json({ data: rows.slice(first, first + 2), totalRecords: 5 })(request, response);
    });
    expect(await namesBy("")).toEqual(["Ü0", "Ü1", "Ü2", "Ü3", "Ü4"]);
  });

  test("is read to its end when the upstream doesn't say how many there are", async () => {
    const rows = Array.from({ length: 1003 }, (_, index) => ({
      Id: index + 1,
      UyeNo: `${index}`,
      Unvan: `Üye ${index}`,
    }));
    proxy.intercept(CALL, async (request, response) => {
      const { first, rows: most } = JSON.parse(request.body) as { first: number; rows: number };
      await json(rows.slice(first, first + most))(request, response);
    });
    expect(textOf((await get(LIST)).body)).toContain("1.003 üye bulundu");
  });

  test.each([LIST, "/uyeler"])("%s that can't be read is an outage, not an empty page", async (path) => {
    proxy.intercept(CALL, json({ Message: "gizli" }, 500));
    const { status, body } = await get(path);
    expect([502, 503]).toContain(status);
    expect(headingOf(body)).toBe(tr["error.unavailableTitle"]);
  });
});

describe("the professional groups", () => {
  test("have counts, a link to their members, and their council members", async () => {
    const { body } = await get("/uyeler");
    expect(textOf(body)).toContain("7 meslek grubunda 398 faal üye");
    for (const number of [1, 2, 3, 4, 5, 6, 7]) expect(hrefs(body)).toContain(`${LIST}?grup=${number}`);
    expect(textOf(body)).toMatch(/1\. Hububat ve Bakliyat Ticareti\s+103\s+faal üye/);
    expect(textOf(body)).toContain("Nurgül Mandıracı");
  });

  test("are shown without the council when it can't be read", async () => {
    proxy.intercept("KadroTanim/Get", json({}, 500));
    const { status, body } = await get("/en/members");
    expect(status).toBe(200);
    expect(hrefs(body)).toContain("/en/active-members?grup=7");
  });
});

test("how to become a member is explained in both languages", async () => {
  expect(textOf((await get("/uyelik")).body)).toContain("Dört adımda üyelik");
  const english = (await get("/en/membership")).body;
  expect(textOf(english)).toContain("Membership in four steps");
  expect(hrefs(english)).toContain("/en/active-members");
});

describe("private telephone numbers", () => {
  const phones = MEMBERS.flatMap(({ name, phone }) => (phone && isNaturalPerson(name) ? [phone] : []));
  const digits = (text: string) => text.replace(/\D/g, "");

  test("are in the register, so that there is something to hide", () => {
    expect(phones.length).toBeGreaterThan(10);
  });

  test("of natural persons are in no page and no download", async () => {
    const seen: string[] = [];
    const pages = ["", "/en"].flatMap((prefix) => {
      const list = prefix ? "/en/active-members" : LIST;
      const parts = Array.from({ length: 8 }, (_, index) => `${list}?sayfa=${index + 1}`);
      return [...parts, prefix ? "/en/members" : "/uyeler", prefix ? "/en/membership" : "/uyelik"];
    });
    for (const path of pages) {
      seen.push((await get(path)).body);
    }
    seen.push((await get(`/veri${LIST}.csv`)).body, await sheetOf(`/veri${LIST}.xlsx`));
    expect(seen.join("\n")).toContain("Kırmızı Toprak");
    for (const text of seen) {
      const plain = digits(text);
      for (const phone of phones) {
        expect(text.includes(phone), phone).toBe(false);
        expect(plain.includes(digits(phone)), phone).toBe(false);
      }
    }
  }, 60_000);
});

async function sheetOf(path: string): Promise<string> {
  const response = await fetch(stack.portal.url + path);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.entries(files)
    .filter(([name]) => name.endsWith(".xml"))
    .map(([, bytes]) => strFromU8(bytes))
    .join("\n");
}
