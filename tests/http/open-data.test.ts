import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { unescapeHtml, elements, hrefs, textOf } from "../support/html";
import { exchangeFile } from "../support/exchange-file";
import { stackOfFile } from "../support/stack-of-file";
import { ask, open } from "../support/visit";

/** Open data as programs use it: its page, its descriptions, and whether they are true. */

const addFormats = formats.default as unknown as (ajv: Ajv2020) => void;

const stack = stackOfFile({ today: "2026-11-20T10:42" });
const get = (path: string, headers: Record<string, string> = {}) => ask(stack.portal.url, path, { headers });
const pathOf = (address: string) => address.replace(stack.portal.url, "");

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  responses: { "200": { content: Record<string, { schema?: { $ref: string } }> } };
  "x-examples": string[];
}
interface OpenApi {
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, object> };
}
interface Row {
  [field: string]: string | number | null;
}

const openApi = async () => JSON.parse((await get("/veri/openapi.json")).body) as OpenApi;
const rowsOf = async (path: string) => (JSON.parse((await get(path)).body) as { rows: Row[] }).rows;

describe("the OpenAPI document", () => {
  test("is valid OpenAPI 3.1", async () => {
    const { status, headers, body } = await get("/veri/openapi.json");
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    const validation = await new Validator().validate(JSON.parse(body) as never);
    expect(validation.errors).toBeUndefined();
    expect(validation.valid).toBe(true);
  });

  test("matches the responses: each example works, and all JSON fits its schema", async () => {
    const { paths, components } = await openApi();
    const ajv = new Ajv2020({ allErrors: true, strict: false });
    addFormats(ajv);
    let judged = 0;
    for (const [path, { get: operation }] of Object.entries(paths)) {
      const [type = "", { schema } = {}] = Object.entries(operation.responses["200"].content)[0] ?? [];
      for (const example of operation["x-examples"]) {
        const { status, headers, body } = await get(example);
        expect(status, example).toBe(200);
        expect(headers.get("content-type"), example).toContain(type);
        expect(headers.get("access-control-allow-origin"), example).toBe("*");
        expect(headers.get("etag"), example).toMatch(/^W\/"/);
        const { searchParams } = new URL(example, stack.portal.url);
        const named = operation.parameters.filter((each) => each.in === "query").map(({ name }) => name);
        for (const name of searchParams.keys()) expect(named, example).toContain(name);
        if (!schema) continue;
        const isValid = ajv.compile(components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? false);
        expect(isValid(JSON.parse(body)), `${path}: ${JSON.stringify(isValid.errors?.slice(0, 3))}`).toBe(
          true,
        );
        judged++;
      }
    }
    expect(judged).toBe(11 * 2);
  }, 60_000);

  test("rejects undocumented data: an extra field, a text for a figure", async () => {
    const { components } = await openApi();
    const ajv = new Ajv2020({ strict: false });
    addFormats(ajv);
    const isValid = ajv.compile(components.schemas["daily-bulletin"] ?? true);
    const file = JSON.parse((await get("/veri/gunluk-bulten.json?tarih=2026-11-19")).body) as { rows: Row[] };
    expect(isValid(file)).toBe(true);
    const [row = {}, ...rows] = file.rows;
    for (const changed of [
      { ...row, extra: 1 },
      { ...row, average: "18,79" },
      { ...row, productCode: undefined },
    ])
      expect(isValid(JSON.parse(JSON.stringify({ ...file, rows: [changed, ...rows] })))).toBe(false);
  });
});

describe("codes", () => {
  test("are in every price row, the same in both languages, all files and years", async () => {
    const wheat = { productCode: "BGD-KS1", unitCode: "KGM" };
    for (const path of [
      "/veri/gunluk-bulten.json?tarih=2026-11-19",
      "/veri/en/daily-bulletin.json?tarih=2026-11-19",
      "/veri/gunluk-bulten.json?bas=2026-11-18&bit=2026-11-19",
      "/veri/aylik-bulten.json?yil=2026&ay=10",
      "/veri/fiyatlar.json",
      "/veri/fiyatlar.json?sirala=hafta",
      "/veri/kotasyon-listesi.json",
      "/veri/yillik-fiyat.json?urun=1&yil=2025",
      "/veri/yillik-fiyat.json?urun=hepsi&yil=2025&donem=gun",
      "/veri/yillik-fiyat.json?urun=1&donem=mevsim",
      "/veri/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday.json",
    ]) {
      const rows = await rowsOf(path);
      expect(rows.length, path).toBeGreaterThan(0);
      for (const { productCode, groupCode, unitCode } of rows) {
        expect(productCode, path).toMatch(/^[\w-]+$/);
        expect(groupCode, path).toMatch(/^[\w-]+$/);
        expect(unitCode, path).toMatch(/^(KGM|LTR|H87|HEA)$/);
      }
      const own = rows.filter(({ productCode }) => productCode === "BGD-KS1");
      expect(own[0], path).toMatchObject(wheat);
      expect(new Set(own.map(({ groupCode }) => groupCode)).size, path).toBe(1);
    }
  });
});

describe("spans", () => {
  const PRODUCT = "/veri/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday";

  test("of a product cover a year, from cached answers", async () => {
    await get(`${PRODUCT}.json`);
    const before = stack.proxy.requestsTo("GetUrunFiyatDetay").length;
    const rows = await rowsOf(`${PRODUCT}.json?bas=2025-01-01&bit=2025-12-31`);
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.every(({ day }) => String(day).startsWith("2025-"))).toBe(true);
    expect(stack.proxy.requestsTo("GetUrunFiyatDetay")).toHaveLength(before);
  });

  test.each([
    ["longer than a year", "bas=2024-11-01&bit=2025-11-30"],
    ["backwards", "bas=2025-02-01&bit=2025-01-01"],
    ["before all records", "bas=1999-01-01&bit=1999-12-31"],
    ["to come", "bas=2027-01-01&bit=2027-02-01"],
    ["half", "bas=2025-01-01"],
  ])("that are %s are not found", async (_, query) => {
    expect((await get(`${PRODUCT}.csv?${query}`)).status).toBe(404);
  });

  test("years of all products have files too, but no workbook", async () => {
    const rows = await rowsOf("/veri/yillik-fiyat.json?urun=hepsi&yil=2025&donem=gun");
    expect(new Set(rows.map(({ productCode }) => productCode)).size).toBeGreaterThan(25);
    expect(rows.every(({ day }) => String(day).startsWith("2025-"))).toBe(true);
    expect((await get("/veri/yillik-fiyat.xlsx?urun=hepsi&yil=2025&donem=gun")).status).toBe(404);
    expect((await get("/veri/yillik-fiyat.csv?urun=hepsi&yil=1990&donem=gun")).status).toBe(404);
  });
});

describe("CSV on the Web", () => {
  test.each(["/veri/gunluk-bulten.csv?tarih=2026-11-19", "/veri/en/quotation-list.csv"])(
    "%s describes its columns",
    async (path) => {
      const file = await get(path);
      const [, address = ""] = /^<([^>]+)>; rel="describedby"/.exec(file.headers.get("link") ?? "") ?? [];
      const { status, headers, body } = await get(address);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe("application/csvm+json; charset=utf-8");
      const metadata = JSON.parse(body) as {
        url: string;
        dialect: { delimiter: string };
        tableSchema: { columns: { name: string; titles: string; datatype: unknown }[] };
      };
      expect(pathOf(metadata.url)).toBe(path);
      const [head = ""] = file.body.replace("\uFEFF", "").split("\r\n");
      const { columns } = metadata.tableSchema;
      expect(columns.map(({ titles }) => titles)).toEqual(head.split(metadata.dialect.delimiter));
      expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    },
  );
});

describe("the catalogue", () => {
  interface Catalogue {
    "dcat:dataset": {
      "dct:identifier": string;
      "dcat:distribution": { "dcat:downloadURL": { "@id": string }; "dct:license"?: unknown }[];
    }[];
  }

  test("names each dataset with existing files", async () => {
    const { headers, body } = await get("/veri/katalog.jsonld");
    expect(headers.get("content-type")).toBe("application/ld+json; charset=utf-8");
    const sets = (JSON.parse(body) as Catalogue)["dcat:dataset"];
    expect(sets).toHaveLength(11);
    for (const { "dcat:distribution": files } of sets)
      for (const { "dcat:downloadURL": file } of files)
        expect((await get(pathOf(file["@id"]))).status, file["@id"]).toBe(200);
  }, 60_000);

  test("has the operator's licence, or none, which the page says", async () => {
    const silent = await stack.another({ EXCHANGE_FILE: await exchangeFile() });
    const other = (await ask(silent.url, "/veri/katalog.jsonld")).body;
    expect(other).not.toContain("dct:license");
    expect((await open(silent.url, "/en/data")).body).toContain("has stated no licence");
    const licensed = await stack.another({
      EXCHANGE_FILE: await exchangeFile({ statements: { licence: { tr: "CC BY 4.0.", en: "CC BY 4.0." } } }),
    });
    expect((await ask(licensed.url, "/veri/katalog.jsonld")).body).toContain("CC BY 4.0.");
    expect((await open(licensed.url, "/veri")).body).toContain("CC BY 4.0.");
  }, 60_000);
});

describe("headers", () => {
  test.each(["csv", "json", "xlsx", "csv-metadata.json"])(
    "%s is sent again only when changed",
    async (format) => {
      const path = `/veri/gunluk-bulten.${format}?tarih=2026-11-19`;
      const { headers } = await get(path);
      const again = await get(path, { "If-None-Match": headers.get("etag") ?? "" });
      expect(again.status).toBe(304);
      expect(again.body).toBe("");
      expect((await get(path, { "If-None-Match": 'W/"other"' })).status).toBe(200);
    },
  );

  test.each([
    ["application/json", "json"],
    ["text/csv", "csv"],
    ["*/*", "json"],
    ["text/csv;q=0.5, application/json;q=0.1", "csv"],
  ])("Accept: %s redirects to %s", async (accept, format) => {
    const { status, headers } = await get("/veri/en/daily-bulletin?tarih=2026-11-19", { Accept: accept });
    expect(status).toBe(303);
    expect(headers.get("location")).toBe(`/veri/en/daily-bulletin.${format}?tarih=2026-11-19`);
    expect(headers.get("vary")).toMatch(/accept/i);
    expect((await get("/veri/hakkimizda", { Accept: accept })).status).toBe(404);
  });

  test("limits are stated and kept", async () => {
    const path = "/veri/gunluk-bulten.csv-metadata.json?tarih=2026-11-19";
    expect((await get(path)).headers.get("ratelimit-policy")).toBe('"files";q=600;w=60');
    const alone = await stack.another({});
    const statuses = new Set<number>();
    for (let count = 0; count < 620 && !statuses.has(429); count++)
      statuses.add((await ask(alone.url, path)).status);
    expect(statuses).toEqual(new Set([200, 429]));
    const refused = await ask(alone.url, path);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  }, 60_000);
});

describe("the page", () => {
  test.each(["/veri", "/en/data"])("%s lists all datasets, with working links", async (path) => {
    const { status, body } = await open(stack.portal.url, path);
    expect(status).toBe(200);
    const files = hrefs(body).filter((link) => /^\/(veri\/|takvim\/)/.test(link));
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) expect((await get(file)).status, file).toBe(200);
    expect(files.some((file) => file.startsWith("/takvim/"))).toBe(true);
    const fields = await openApi();
    expect(Object.keys(fields.paths).length).toBeGreaterThan(40);
    expect(textOf(body)).toContain("productCode");
  });

  test("has working curl examples", async () => {
    const { body } = await open(stack.portal.url, "/veri");
    const commands = [...body.matchAll(/<pre[^>]*><code>([^]*?)<\/code>/g)].map(([, text = ""]) =>
      unescapeHtml(text),
    );
    expect(commands).toHaveLength(4);
    const addresses = commands.flatMap((command) => {
      const [, url = ""] = /["'](http[^"']+)["']/.exec(command) ?? [];
      const [, first = "", last = ""] = /seq (\d+) (\d+)/.exec(command) ?? [];
      if (!first) return [url];
      const years = Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at);
      expect(years).toHaveLength(10);
      return years.map((year) => url.replaceAll("$y", String(year)));
    });
    expect(addresses).toHaveLength(13);
    for (const address of addresses) expect((await get(pathOf(address))).status, address).toBe(200);
  });

  test("is linked from price pages", async () => {
    for (const path of ["/gunluk-bulten", "/fiyatlar", "/kotasyon-listesi"])
      expect(hrefs((await open(stack.portal.url, path)).body), path).toContain("/veri");
  });
});

test("each group of the desk has its own feed", async () => {
  const [{ groupCode = "" } = {}] = await rowsOf("/veri/fiyatlar.json");
  const page = `/fiyatlar?grup=${groupCode}`;
  const [link] = elements((await open(stack.portal.url, page)).body, "link").filter(
    ({ type }) => type === "application/atom+xml",
  );
  expect(link?.["href"]).toBe(`/veri/fiyatlar.atom?grup=${groupCode}`);
  expect((await get(link?.["href"] ?? "")).status).toBe(200);
  const items = async (path: string) =>
    (JSON.parse((await get(path)).body) as { items: { id: string; content_html: string }[] }).items;
  const own = await items(`/veri/fiyatlar.feed.json?grup=${groupCode}`);
  const all = await items("/veri/fiyatlar.feed.json");
  expect(own.length).toBeGreaterThan(3);
  expect(own[0]?.content_html.length).toBeLessThan(all[0]?.content_html.length ?? 0);
  expect(own[0]?.id).not.toBe(all[0]?.id);
  expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
});
