import { mainOf, typedIn } from "./form-html";
import { textOf } from "./html";
import type { Stack } from "./stack";
import { ask, open, type Visit } from "./visit";

/** Typed values by field name. */
export type Values = Record<string, string | string[]>;

/** A visitor with a browser that stores cookies and runs no scripts. */
export interface Browser {
  get(path: string): Promise<Visit>;
  /** Opens a path as a program: a picture, a file. */
  fetch(path: string): Promise<Response>;
  /** Sends a form by a plain POST, as the browser does. */
  post(path: string, values: Values): Promise<Visit>;
  /** Opens a page and sends one of its forms unchanged, except for newly typed fields. */
  fill(path: string, form: string, values: Values): Promise<Visit>;
  cookies(): string;
  /** Takes over another browser's cookies, or clears its own. */
  take(cookies: string): void;
}

let visitors = 0;

/** A browser at a portal with its own address, since limits count by address. */
export function browserAt(origin: string): Browser {
  const jar = new Map<string, string>();
  const address = `198.51.100.${(visitors += 1)}`;
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = () => ({ Cookie: cookies(), "X-Forwarded-For": address });
  const keep = (answer: { headers: Headers }) => {
    for (const header of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (/Max-Age=0/i.test(header)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const browser: Browser = {
    cookies,
    take(other) {
      jar.clear();
      for (const pair of other.split("; ").filter(Boolean)) {
        const at = pair.indexOf("=");
        jar.set(pair.slice(0, at), pair.slice(at + 1));
      }
    },
    async get(path) {
      const visit = await open(origin, path, headers());
      keep(visit);
      return visit;
    },
    fetch: (path) => fetch(origin + path, { headers: { ...headers(), Accept: "image/webp,*/*" } }),
    async post(path, values) {
      const body = new URLSearchParams();
      for (const [name, value] of Object.entries(values))
        for (const each of [value].flat()) body.append(name, each);
      const same = { Accept: "text/html", Origin: origin, "Sec-Fetch-Site": "same-origin" };
      const visit = await ask(origin, path, { method: "POST", body, headers: { ...headers(), ...same } });
      keep(visit);
      return visit;
    },
    async fill(path, form, values) {
      const page = await browser.get(path);
      return browser.post(path, { ...standing(page.body, form), ...values });
    },
  };
  return browser;
}

/** The fields of one of a page's forms, hidden ones included; empty without such a form. */
export function standing(html: string, form: string): Record<string, string[]> {
  const forms = mainOf(html).match(/<form[\s\S]*?<\/form>/g) ?? [];
  const own = forms.find((each) => each.includes(`aria-labelledby="${form}-form"`)) ?? "";
  return typedIn(`<main>${own}</main>`);
}

/** A browser with a logged-in user of the demo. */
export async function loggedIn(
  stack: Stack,
  userName: string,
  password = stack.memberPassword,
): Promise<Browser> {
  const browser = browserAt(stack.portal.url);
  const answer = await browser.fill("/giris", "giris", { kullanici: userName, sifre: password });
  if (answer.status !== 303) throw new Error(`${userName} could not log in: ${answer.status}`);
  return browser;
}

/** The facts about a user above the forms, by term. */
export function factsIn(html: string): Record<string, string> {
  const pairs = mainOf(html).matchAll(/<dt>([\s\S]*?)<\/dt><dd>([\s\S]*?)<\/dd>/g);
  return Object.fromEntries([...pairs].map(([, term = "", text = ""]) => [textOf(term), textOf(text)]));
}

/** The text of a section of a page. */
export function sectionOf(html: string, id: string): string {
  const section = new RegExp(`<section[^>]*aria-labelledby="${id}"[\\s\\S]*?</section>`).exec(html)?.[0];
  return textOf(section ?? "").replace(/\s+/g, " ");
}
