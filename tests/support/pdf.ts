import { inflateSync } from "node:zlib";

export interface PdfElement {
  type: string;
  lang: string | null;
  scope: string | null;
  text: string;
  children: PdfElement[];
}

export interface ReadPdf {
  catalog: string;
  objects: ReadonlyMap<number, string>;
  root: PdfElement;
  /** Outside the structure: not read aloud. */
  artifacts: string;
}

/** Reads a tagged PDF as a screen reader does: the structure's order, its text by the fonts' tables. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = new Map(
    [...bytes.toString("latin1").matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id, body]) => [
      Number(id),
      body ?? "",
    ]),
  );
  const all = [...objects.values()];
  const catalog = all.find((body) => body.includes("/Type /Catalog")) ?? "";
  const texts = new Map<string, string>();
  for (const [id, body] of objects) if (/\/Type \/Page\n/.test(body)) readPage(objects, id, body, texts);
  const tree = objects.get(refIn(catalog, "StructTreeRoot")) ?? "";
  const [first = 0] = refsOf(/\/K \[([^\]]*)\]/.exec(tree)?.[1] ?? /\/K (\d+ 0 R)/.exec(tree)?.[1] ?? "");
  return { catalog, objects, root: element(objects, first, texts), artifacts: texts.get("artifacts") ?? "" };
}

const refIn = (body: string, key: string): number => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1]);
const refsOf = (text: string): number[] => [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));

export function streamOf(body: string): string {
  const at = body.indexOf("stream\n") + "stream\n".length;
  return inflateSync(Buffer.from(body.slice(at), "latin1")).toString("latin1");
}

function element(objects: ReadPdf["objects"], id: number, texts: ReadonlyMap<string, string>): PdfElement {
  const body = objects.get(id) ?? "";
  const page = refIn(body, "Pg");
  const kids = /\/K \[([^]*?)\]\n/.exec(body)?.[1] ?? "";
  const attributes = objects.get(refIn(body, "A")) ?? body;
  const children: PdfElement[] = [];
  let text = "";
  for (const [, ref, mcid] of kids.matchAll(/(\d+) 0 R|(\d+)/g)) {
    if (ref !== undefined) children.push(element(objects, Number(ref), texts));
    else text += texts.get(`${page} ${mcid}`) ?? "";
  }
  return {
    type: /\/S \/(\w+)/.exec(body)?.[1] ?? "",
    lang: /\/Lang \(([^)]*)\)/.exec(body)?.[1] ?? null,
    scope: /\/Scope \/(\w+)/.exec(attributes)?.[1] ?? null,
    text,
    children,
  };
}

function readPage(objects: ReadPdf["objects"], id: number, body: string, texts: Map<string, string>): void {
  const fonts = fontsOf(objects, objects.get(refIn(body, "Resources")) ?? "");
  const content = streamOf(objects.get(refIn(body, "Contents")) ?? "");
  const words = /\/(\w+) (?:<<([^]*?)>> )?B(?:DC|MC)|(EMC)|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;
  let [place, font] = ["artifacts", new Map<string, string>()];
  for (const [, tag, options, end, chosen, codes] of content.matchAll(words)) {
    if (tag !== undefined) {
      const mcid = /\/MCID (\d+)/.exec(options ?? "")?.[1];
      place = mcid === undefined ? "artifacts" : `${id} ${mcid}`;
    } else if (end) place = "unmarked";
    else if (chosen !== undefined) font = fonts.get(chosen) ?? new Map<string, string>();
    else texts.set(place, [texts.get(place), wordsOf(codes ?? "", font)].filter(Boolean).join(" "));
  }
}

const wordsOf = (codes: string, font: ReadonlyMap<string, string>): string =>
  [...codes.matchAll(/<([\da-f]+)>/g)]
    .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
    .map((code) => font.get(code) ?? "?")
    .join("");

function fontsOf(objects: ReadPdf["objects"], resources: string): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = "", id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = streamOf(objects.get(refIn(objects.get(Number(id)) ?? "", "ToUnicode")) ?? "");
    fonts.set(name, unicodeOf(table));
  }
  return fonts;
}

function unicodeOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = "0", list = ""] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\da-f ]*)>/g)].forEach(([, units = ""], at) => {
      const code = (parseInt(first, 16) + at).toString(16).padStart(4, "0");
      const codes = (units.replaceAll(" ", "").match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16));
      letters.set(code, String.fromCharCode(...codes));
    });
  }
  return letters;
}
