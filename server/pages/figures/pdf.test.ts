import { expect, test } from "vitest";
import { readPdf } from "../../../tests/support/pdf";
import { pdfOf } from "./pdf";

const facts = { publisher: "ş", lines: [], words: null, address: "" };

async function titleOf(title: string): Promise<string | undefined> {
  const table = { title, fileName: "", about: {}, columns: [], sections: [] };
  const bytes = await pdfOf(table, facts, { language: "tr", t: (key) => key });
  return readPdf(Buffer.from(bytes)).root.children[0]?.text;
}

test("gives each letter its own meaning, also one that was only a part of another before", async () => {
  expect(await titleOf("Ğüş")).toBe("Ğüş");
  expect(await titleOf("Gus, Ğüş")).toBe("Gus, Ğüş");
});
