import { unzipSync, strFromU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { wordsIn } from "~/i18n/words";
import { csvOf } from "./csv";
import type { DataTable } from "./data-table";
import { openDataOf } from "./open-data";
import { xlsxOf } from "./xlsx";

const FIGURES: DataTable = {
  fileName: "bulten",
  title: "Bülten: 19/11",
  about: { date: "2026-11-19" },
  columns: [
    { key: "product", label: "Ürün", kind: "text" },
    { key: "average", label: "Ortalama", kind: "price" },
    { key: "day", label: "Gün", kind: "day" },
  ],
  sections: [
    {
      id: "H01",
      heading: "Buğday",
      unit: "KG",
      rows: [
        {
          values: { product: 'İri; "sert" buğday', average: 1234.5678, day: "2026-11-19" },
          note: null,
          codes: { product: "BGD", group: "H01" },
        },
        { values: { product: "=1+1", average: null, day: null }, note: "noTrade" },
      ],
    },
    {
      id: "S01",
      heading: "Süt",
      unit: "LT",
      rows: [{ values: { product: "Süt", average: 18.5, day: "2026-11-19" }, note: "doubtful" }],
    },
  ],
};

describe("CSV", () => {
  test("in Turkish has a byte order mark, semicolons and decimal commas", async () => {
    const lines = csvOf(FIGURES, { language: "tr", t: await wordsIn("tr") }).split("\r\n");
    expect(lines[0]).toBe(
      "\uFEFFÜrün grubu;Ürün;Ortalama (₺/birim);Gün;Birim;Not;Ürün kodu;Grup kodu;Birim kodu",
    );
    expect(lines[1]).toBe('Buğday;"İri; ""sert"" buğday";1234,5678;2026-11-19;kg;;BGD;H01;KGM');
    expect(lines[3]).toBe("Süt;Süt;18,5;2026-11-19;lt;rakamlar tutarsız;;;LTR");
  });

  test("in English has commas and decimal points", async () => {
    const lines = csvOf(FIGURES, { language: "en", t: await wordsIn("en") }).split("\r\n");
    expect(lines[1]).toContain(",1234.5678,2026-11-19,kg,");
  });

  test("leaves missing figures empty and escapes spreadsheet formulas", async () => {
    const lines = csvOf(FIGURES, { language: "tr", t: await wordsIn("tr") }).split("\r\n");
    expect(lines[2]).toBe("Buğday;'=1+1;;;kg;işlem yok;;;KGM");
    for (const formula of ["+1", "-1", "@A1", "\t=1", "\n=1", " =1", "＝1", "＋1", "－1", "＠A1"]) {
      const values = { product: formula, average: null, day: null };
      const sections = [{ id: "", heading: null, unit: null, rows: [{ values, note: null }] }];
      expect(csvOf({ ...FIGURES, sections }, { language: "tr", t: await wordsIn("tr") }), formula).toContain(
        `'${formula}`,
      );
    }
  });
});

test("XLSX has real numbers and dates and a sheet name that Excel accepts", async () => {
  const files = unzipSync(new Uint8Array(await xlsxOf(FIGURES, await wordsIn("tr"))));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const sheet = read("xl/worksheets/sheet1.xml");
  expect(sheet).toContain("<v>1234.5678</v>");
  // 19 November 2026 as Excel counts days.
  expect(sheet).toContain("<v>46345</v>");
  expect(read("xl/workbook.xml")).toContain('name="Bülten: 19/11"'.replace(/[:/]/g, " "));
  expect(read("xl/styles.xml")).toContain("#,##0.0000");
});

test("open data names its fields, units and missing values", async () => {
  const data = openDataOf(
    FIGURES,
    { language: "tr", t: await wordsIn("tr") },
    "https://borsa.example/gunluk-bulten",
  );
  expect(data).toMatchObject({ currency: "TRY", about: { date: "2026-11-19" } });
  expect(data.fields.map(({ key }) => key)).toEqual([
    "product",
    "average",
    "day",
    "productCode",
    "groupCode",
    "unitCode",
  ]);
  expect(data.rows[1]).toEqual({
    groupId: "H01",
    group: "Buğday",
    product: "=1+1",
    average: null,
    day: null,
    unit: "KG",
    note: "noTrade",
    productCode: null,
    groupCode: null,
    unitCode: "KGM",
  });
  expect(data.rows[0]).toMatchObject({ productCode: "BGD", groupCode: "H01", unitCode: "KGM" });
});
