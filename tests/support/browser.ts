import { ask, open, type Visit } from "./visit";

/** The cookies that a browser stores for a portal, by Set-Cookie headers. */
export class CookieJar {
  readonly #cookies: Map<string, string>;

  constructor(cookies: Iterable<readonly [string, string]> = []) {
    this.#cookies = new Map(cookies);
  }

  /** Stores and clears what a response says. */
  take(headers: Headers): void {
    for (const header of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (/;\s*Max-Age=0(?:;|$)/i.test(header)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  delete(name: string): void {
    this.#cookies.delete(name);
  }

  get names(): string[] {
    return [...this.#cookies.keys()];
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** The same cookies, from here on separate: as stolen, or in a second browser. */
  copy(): CookieJar {
    return new CookieJar(this.#cookies);
  }
}

let addresses = 0;

/** An unused address: limits count by address (with TRUSTED_PROXIES=1). */
export function newAddress(): string {
  addresses += 1;
  return `10.${process.pid % 256}.${addresses >> 8}.${addresses & 255}`;
}

type Values = Record<string, string | string[]>;

/** A browser as far as HTTP goes: it stores cookies and follows no redirect by itself. */
export class Browser {
  constructor(
    readonly origin: string,
    readonly jar = new CookieJar(),
    readonly address = newAddress(),
    /** Its user agent. */
    readonly userAgent = "",
  ) {}

  /** The same browser, with the same cookies, at another portal of the site. */
  at(origin: string): Browser {
    return new Browser(origin, this.jar, this.address, this.userAgent);
  }

  /** Another visitor with a copy of this browser's cookies. */
  copy(): Browser {
    return new Browser(this.origin, this.jar.copy());
  }

  /** Opens a page. */
  async get(path: string, headers: Record<string, string> = {}): Promise<Visit> {
    return this.#withCookies(await open(this.origin, path, { ...this.#own(), ...headers }));
  }

  /** Sends a form by a plain POST. */
  async post(path: string, values: Values = {}, headers: Record<string, string> = {}): Promise<Visit> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(values))
      for (const each of [value].flat()) body.append(name, each);
    const own = { ...this.#own(), Accept: "text/html", Origin: this.origin, "Sec-Fetch-Site": "same-origin" };
    return this.#withCookies(
      await ask(this.origin, path, { method: "POST", body, headers: { ...own, ...headers } }),
    );
  }

  #own(): Record<string, string> {
    const called: Record<string, string> = this.userAgent === "" ? {} : { "User-Agent": this.userAgent };
    return {
      "X-Forwarded-For": this.address,
      ...called,
      ...(this.jar.header && { Cookie: this.jar.header }),
    };
  }

  #withCookies(visit: Visit): Visit {
    this.jar.take(visit.headers);
    return visit;
  }
}

/** The target of a redirect. */
export const locationOf = ({ headers }: Visit): string => headers.get("location") ?? "";
