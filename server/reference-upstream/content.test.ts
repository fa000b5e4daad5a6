import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestUpstream, logIn, startTestUpstream } from "../../tests/support/test-upstream";
import { CONTENT, KINDS, MENU } from "./data";
import { demoSecrets } from "./secrets";

/** The demo is complete: menu, texts, files, new every day. */

let today = "2026-11-20";
let upstream: TestUpstream;
let authorization: Record<string, string>;

beforeAll(async () => {
  upstream = await startTestUpstream({ today: () => today });
  authorization = { Authorization: `Bearer ${await logIn(upstream)}` };
});
afterAll(() => upstream.close());

interface Item {
  Id: number;
  Baslik: string;
  OneCikanGorsel: string | null;
  Dosyalar: { DosyaYolu: string; Boyut: number | null }[];
}

async function items(body: unknown, langid = "1", target = "GetWithFilterInfo"): Promise<Item[]> {
  const response = await upstream.post(`DuyuruHaber/${target}`, body, { langid });
  return ((await response.json()) as { data: Item[] }).data;
}
const itemsOf = (kind: string, langid: string) => items({}, langid, `GetWithFilterNews?tipId=${kind}`);
const item = async (id: number) => (await items({ filters: { Id: { value: id, matchMode: "equals" } } }))[0];
const file = (address: string, headers = {}) =>
  upstream.call(address, { headers: { ...authorization, ...headers } });

interface Node {
  Id: number;
  SubUrl: string;
  Children: Node[] | null;
}
const nodes = (menu: Node[]): Node[] => menu.flatMap((node) => [node, ...nodes(node.Children ?? [])]);

test("has a text behind every menu page of its own", () => {
  const own = nodes(MENU).filter(({ SubUrl }) => /^detay-(menu|borsa-icerik)\//.test(SubUrl));
  const ids = new Set(CONTENT.map(({ id }) => id));
  expect(own.filter(({ Id }) => !ids.has(Id))).toEqual([]);
});

test.each(["1", "2"])("has items of every kind and no placeholder in language %s", async (langid) => {
  for (const kind of Object.keys(KINDS)) {
    const all = await itemsOf(kind, langid);
    expect([kind, all.length > 0]).toEqual([kind, true]);
    expect(JSON.stringify(all)).not.toMatch(/\{\w+[+-]?|undefined/);
    // A few have no English text, on purpose.
    const untold = all.filter(({ Baslik }) => Baslik === "");
    expect(untold.length).toBeLessThanOrEqual(langid === "1" ? 0 : 2);
  }
});

test("moves content along with the date; the bulletin is of the last session day", async () => {
  const titles: (string | undefined)[] = [];
  for (const day of ["2026-11-20", "2026-12-01", "2026-12-07"]) {
    today = day;
    titles.push((await item(1001))?.Baslik);
  }
  today = "2026-11-20";
  expect(titles).toEqual(
    ["19 Kasım", "30 Kasım", "4 Aralık"].map((day) => `${day} Günlük Bülteni Yayımlandı`),
  );
});

test.each(["", "[]", '{"rows":-1}', '{"first"'])("refuses the body %j", async (body) => {
  const address = "/api/v1/Alpha.WebPanel/DuyuruHaber/GetWithFilterInfo";
  const response = await upstream.call(address, { method: "POST", body, headers: { langid: "2" } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ Message: "The submitted data is not valid." });
});

test("serves document files of the stated size, with Range and ETag", async () => {
  for (const id of [1003, 5001, 15_001, 20_001, 21_058]) {
    const filters = { IcerikId: { value: id, matchMode: "equals" } };
    const listed = await upstream.post("IcerikDosya/GetWithFilterInfo", { filters });
    const { data } = (await listed.json()) as { data: Item["Dosyalar"] };
    expect(data.length).toBeGreaterThan(0);
    for (const { DosyaYolu, Boyut } of data)
      expect((await (await file(DosyaYolu)).arrayBuffer()).byteLength).toBe(Boyut);
  }
  const address = (await item(1003))?.Dosyalar[0]?.DosyaYolu ?? "";
  const part = await file(address, { Range: "bytes=0-3" });
  expect([part.status, await part.text()]).toEqual([206, "%PDF"]);
  const etag = part.headers.get("etag") ?? "";
  expect((await file(address, { "If-None-Match": etag })).status).toBe(304);
});

test("requires the token for pictures, has one dead picture on purpose, and serves nothing outside the store", async () => {
  const address = (await item(1002))?.OneCikanGorsel ?? "";
  expect((await upstream.call(address)).status).toBe(401);
  expect((await file(address)).headers.get("content-type")).toBe("image/jpeg");
  expect((await file((await item(1032))?.OneCikanGorsel ?? "")).status).toBe(404);
  for (const other of ["/files/..%2Fsecrets.json", "/files/secrets.json", "/files/%2e%2e%2f"])
    expect((await file(other)).status).toBe(404);
});

test("writes its secrets once, readable by the owner only", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), "secrets-"));
  const place = path.join(directory, "new", "secrets.json");
  const secrets = await demoSecrets(place);
  expect(await demoSecrets(place)).toEqual(secrets);
  expect(JSON.parse(await readFile(place, "utf8"))).toEqual(secrets);
  expect((await stat(place)).mode & 0o777).toBe(0o600);
  await rm(directory, { recursive: true });
});
