import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestUpstream, logIn, startTestUpstream } from "../../../tests/support/test-upstream";

interface Content {
  Id: number;
  OneCikanGorsel: string | null;
  Dosyalar: { DosyaYolu: string; Boyut: number; DosyaAdi: string }[];
}

let upstream: TestUpstream;
let authorization: Record<string, string>;

beforeAll(async () => {
  upstream = await startTestUpstream();
  authorization = { Authorization: `Bearer ${await logIn(upstream)}` };
});
afterAll(() => upstream.close());

async function content(id: number, langid = "1"): Promise<Content> {
  const filters = { Id: { value: id, matchMode: "equals" } };
  const response = await upstream.post("DuyuruHaber/GetWithFilterInfo", { filters }, { langid });
  const { data } = (await response.json()) as { data: Content[] };
  if (!data[0]) throw new Error(`no content ${id}`);
  return data[0];
}

const fetchFile = (path: string, headers: Record<string, string> = {}) =>
  upstream.call(path, { headers: { ...authorization, ...headers } });

describe("pictures", () => {
  it("are drawn JPEGs, the same on every request", async () => {
    const path = (await content(1002)).OneCikanGorsel ?? "";
    const response = await fetchFile(path);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const picture = Buffer.from(await response.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ width: 960, height: 540 });
    expect(Buffer.from(await (await fetchFile(path)).arrayBuffer()).equals(picture)).toBe(true);
  });

  it("need the service token", async () => {
    const path = (await content(1002)).OneCikanGorsel ?? "";
    expect((await upstream.call(path)).status).toBe(401);
  });

  it("are dead for one item, and null for another", async () => {
    expect((await fetchFile((await content(1032)).OneCikanGorsel ?? "")).status).toBe(404);
    expect((await content(1035)).OneCikanGorsel).toMatch(/null$/);
  });

  it("can't be used to walk the disk", async () => {
    for (const path of ["/files/..%2Fupstream.db", "/files/upstream.db", "/files/%2e%2e%2f"]) {
      expect((await fetchFile(path)).status).toBe(404);
    }
  });
});

describe("PDFs", () => {
  it("are real, of the size the list tells, and differ by language", async () => {
    const [english] = (await content(1003, "2")).Dosyalar;
    const response = await fetchFile((await content(1003)).Dosyalar[0]?.DosyaYolu ?? "");
    const [turkish] = (await content(1003)).Dosyalar;
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBe(turkish?.Boyut);
    expect(bytes.length).toBeLessThan(80_000);
    expect(turkish?.DosyaAdi).toBe("2027 Aidat Tarifesi.pdf");
    expect(english?.DosyaYolu).not.toBe(turkish?.DosyaYolu);
  });

  it("are sent in parts and not sent again when unchanged", async () => {
    const path = (await content(1003)).Dosyalar[0]?.DosyaYolu ?? "";
    const part = await fetchFile(path, { Range: "bytes=0-3" });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe("%PDF");
    const etag = part.headers.get("etag") ?? "";
    expect((await fetchFile(path, { "If-None-Match": etag })).status).toBe(304);
  });
});
