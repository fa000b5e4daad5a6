import { randomInt, randomUUID } from "node:crypto";
import sanitizeHtml from "sanitize-html";
import { findPage } from "~/pages";
import { siteProfile } from "../../config/site-profile";
import { COMPLAINT_POLICY } from "../../pages/contact/contact";
import { isPersonalField, isWordField, PERSONAL_PARAMETERS } from "../../upstream/contracts/recorded-fields";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const MOST_ROWS = 50;
const MOST_LETTERS = 200;
/** What is longer is no name of a product or a kind, whatever its field is called. */
const LONGEST_NAME = 100;

const DATE =
  /^(?:\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?|\d{1,2}\.\d{1,2}\.\d{4}(?: [\d:]+)?|\d{1,2}:\d{2}(?::\d{2})?|\/Date\(\d+\)\/)$/;
const NUMBER = /^[<>≈]?\s*[+-]?[\d.,]+\s*(?:TL|₺|kg|%|kişi)?$/i;
const PHONE = /^[\d\s()+./-]*\d[\d\s()+./-]*$/;
const GUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const TOKEN = /^ey[\w-]+\.[\w-]+\.[\w-]*$/;
const HTML = /<[a-z][^>]*>/i;
const YES_NO = /^(?:true|false|evet|hayır|e|h|var|yok)$/i;
const ADDRESS = /^(?:https?:\/\/|\/|~\/|www\.)|^[^\s]+\/[^\s]*\.\w{2,5}$/i;
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const ENDING = /\.\w{2,5}$/;
/** More digits make the number of a person, an account or a telephone. */
const MOST_DIGITS = 9;
const HUGE = 10 ** MOST_DIGITS;
/** Dates of .NET and JavaScript as numbers, between 2001 and 2036. */
const isEpoch = (value: number) => value > 1e12 && value < 2.1e12;

/** The same stand-in for the same thing, so that what belongs together still does. */
export class Anonymiser {
  readonly #standIns = new Map<string, string>();
  readonly #ownWords = new Set([COMPLAINT_POLICY, ...textsIn(siteProfile)]);
  #count = randomInt(10_000, 50_000);

  value(value: Json, callName: string, field = ""): Json {
    if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map((row) => this.value(row, callName, field));
    if (typeof value === "object" && value !== null) return this.#record(value, callName, field);
    if (typeof value === "number") return this.#number(value, isPersonalField(field, callName));
    return typeof value === "string" ? this.#text(value, field, isPersonalField(field, callName)) : value;
  }

  params(params: unknown): unknown {
    if (typeof params !== "object" || params === null || Array.isArray(params)) return params;
    this.#noteOwnWord({ ...params });
    const isReplaced = (name: string, value: unknown) =>
      PERSONAL_PARAMETERS.includes(name) || (typeof value === "string" && GUID.test(value));
    const entries = Object.entries(params as Record<string, Json>);
    return Object.fromEntries(
      entries.map(([name, value]) => [name, isReplaced(name, value) ? this.value(value, "", name) : value]),
    );
  }

  #record(value: { [name: string]: Json }, callName: string, field: string): Json {
    const inner = (name: string) => (name === "value" || name === "deger" ? field : name);
    return Object.fromEntries(
      Object.entries(value).map(([name, cell]) => [name, this.value(cell, callName, inner(name))]),
    );
  }

  #number(value: number, isPersonal: boolean): number {
    const isOfSomebody = isPersonal && Number.isInteger(value) && value > 0;
    return isOfSomebody || (value >= HUGE && !isEpoch(value)) ? Number(this.#digits(String(value))) : value;
  }

  #text(text: string, field: string, isPersonal: boolean): string {
    const plain = text.trim();
    if (GUID.test(plain)) return this.#guid(plain);
    if (TOKEN.test(plain)) return this.#token(plain);
    if (isPersonal && plain !== "") return PHONE.test(plain) ? this.#digits(text) : this.#words(text);
    if (!/[\p{L}\d]/u.test(plain) || DATE.test(plain) || YES_NO.test(plain) || this.#ownWords.has(plain))
      return text;
    if (NUMBER.test(plain)) return isNumberOfSomething(plain) ? this.#digits(text) : text;
    if (isWordField(field) && plain.length <= LONGEST_NAME && !plain.includes("@")) return text;
    if (plain.includes("@")) return this.#standIn(plain, (count) => `kimse${count}@kimse.invalid`);
    if (HTML.test(plain)) return this.#html(text);
    const own = this.#ownAddress(plain);
    if (own !== null) return own;
    if (SLUG.test(plain)) return this.#slug(plain);
    return ADDRESS.test(plain) ? this.#address(plain) : this.#words(text);
  }

  #digits(text: string): string {
    const key = `digits ${text.replace(/\D/g, "").replace(/^0+(?=\d)/, "")}`;
    const standIn = this.#standIn(key, (count) => `7${count}`);
    if (/^\d+$/.test(text) && text.length <= standIn.length) return standIn;
    let left = standIn.padStart(digitsIn(text), "7");
    return text.replace(/\d/g, () => {
      const [digit = "7"] = left;
      left = left.slice(1);
      return digit;
    });
  }

  #words(text: string): string {
    const short = this.#standIn(`words ${text}`, (count) => `Yazı ${count}`);
    const filled =
      short + " yazı".repeat(Math.max(0, Math.min(text.length, MOST_LETTERS) - short.length) / 5);
    if (/^\P{Ll}*$/u.test(text)) return filled.toLocaleUpperCase("tr");
    return /^\P{Lu}*$/u.test(text) ? filled.toLocaleLowerCase("tr") : filled;
  }

  #html(html: string): string {
    const tags = sanitizeHtml(html, {
      allowedTags: false,
      allowedAttributes: {},
      disallowedTagsMode: "discard",
      allowVulnerableTags: true,
      textFilter: (text) => (text.trim() === "" ? " " : this.#words(text)),
    });
    return tags.replace(/<!--[\s\S]*?-->/g, "").slice(0, 20 * MOST_LETTERS);
  }

  #address(address: string): string {
    const ending = ENDING.exec(address.split(/[?#]/)[0] ?? "")?.[0] ?? "";
    const word = this.#slug(address) + ending;
    if (/^https?:/i.test(address)) return `https://kimse.invalid/${word}`;
    return address.startsWith("/") ? `/${word}` : word;
  }

  #ownAddress(address: string): string | null {
    const [path = "", query = ""] = address.split("?");
    const match = findPage(`/${path.replace(/^~?\//, "")}`);
    if (!match || !/^[\w=&]*$/.test(query)) return null;
    const isNumber = (value: string) => /^\d+$/.test(value);
    return Object.values(match.params).reduce(
      (own, value) => (isNumber(value) ? own : own.replace(value, this.#slug(value))),
      address,
    );
  }

  /** What is asked for by a word that no answer had is the portal's own word. */
  #noteOwnWord({ slug }: { slug?: unknown }): void {
    if (typeof slug === "string" && !this.#standIns.has(`slug ${slug}`)) this.#ownWords.add(slug);
  }

  #slug(text: string): string {
    return this.#ownWords.has(text) ? text : this.#standIn(`slug ${text}`, (count) => `yazi-${count}`);
  }

  #guid(guid: string): string {
    return this.#standIn(guid.toLowerCase(), () => randomUUID());
  }

  /** It opens nothing: nobody signed it, and its claims are nobody's. */
  #token(token: string): string {
    return this.#standIn(token, (count) => {
      const claims = { exp: 4_102_444_800, sub: `kimse${count}` };
      return [{ alg: "none", typ: "JWT" }, claims].map(encoded).join(".") + ".yok";
    });
  }

  #standIn(of: string, make: (count: number) => string): string {
    const known = this.#standIns.get(of);
    if (known !== undefined) return known;
    this.#count += 1;
    const made = make(this.#count);
    this.#standIns.set(of, made);
    return made;
  }
}

const isNumberOfSomething = (text: string) => digitsIn(text) > MOST_DIGITS || /^0\d{3,}$/.test(text);

const digitsIn = (text: string) => text.replace(/\D/g, "").length;
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
