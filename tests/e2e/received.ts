import type { BrowserContext, Page, Route } from "@playwright/test";

/** One thing that a browser received, and where. */
interface Received {
  where: string;
  text: string;
}

/** Records everything that a browser receives and stores: responses with headers, cookies, storage, pages. */
export class Receipts {
  readonly #all: Received[] = [];
  readonly #reading: Promise<void>[] = [];

  /** Starts recording what this page receives. */
  static async of(page: Page, context: BrowserContext): Promise<Receipts> {
    const receipts = new Receipts(page, context);
    // A browser drops what a script has read: it is read on its way.
    await context.route(
      () => true,
      (route) => (route.request().resourceType() === "fetch" ? receipts.#passOn(route) : route.fallback()),
    );
    return receipts;
  }

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {
    context.on("response", (response) => {
      this.#reading.push(
        (async () => {
          const headers = await response.headersArray();
          const body = await response.text().catch(() => "");
          this.#note(response.url(), `${JSON.stringify(headers)}\n${body}`);
        })().catch(() => undefined),
      );
    });
    page.on("console", (message) => this.#note("console", message.text()));
  }

  /** What the browser stores and shows at this moment. */
  async look(withScripts: boolean): Promise<void> {
    // A browser drops a response's body when its document is left.
    await Promise.all(this.#reading);
    const where = this.page.url();
    this.#note(`cookies at ${where}`, JSON.stringify(await this.context.cookies()));
    this.#note(`storage at ${where}`, JSON.stringify(await this.context.storageState()));
    this.#note(`page at ${where}`, await this.page.content());
    if (!withScripts) return;
    const stored = await this.page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    this.#note(`web storage at ${where}`, stored);
  }

  async #passOn(route: Route): Promise<void> {
    const response = await route.fetch({ maxRedirects: 0 });
    this.#note(route.request().url(), await response.text());
    await route.fulfill({ response });
  }

  #note(where: string, text: string): void {
    this.#all.push({ where, text });
  }

  get count(): number {
    return this.#all.length;
  }

  /** What came from an address. */
  async textsFrom(address: RegExp): Promise<string[]> {
    await Promise.all(this.#reading);
    return this.#all.filter(({ where }) => address.test(where)).map(({ text }) => text);
  }

  /** Where one of these secrets was seen, plain or encoded. */
  async placesOf(secrets: readonly string[]): Promise<string[]> {
    await Promise.all(this.#reading);
    const forms = [...new Set(secrets.flatMap(formsOf))];
    return this.#all.flatMap(({ where, text }) => {
      const match = forms.find((form) => text.includes(form));
      return match === undefined ? [] : [`${where}: ${match.slice(0, 24)}…`];
    });
  }
}

/** A token, and each of its parts that can't be guessed. */
export function partsOf(token: string): string[] {
  const [, claims = "", signature = ""] = token.split(".");
  return [token, claims, signature].filter((part) => part.length > 8);
}

/** A secret in every encoding: plain, JSON, URL, base64 at any offset. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const encoded = [0, 1, 2].flatMap((shift) => {
    const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
    // The characters at both ends depend on their neighbours.
    const ofThree = shifted.subarray(0, shifted.length - (shifted.length % 3));
    return [ofThree.toString("base64"), ofThree.toString("base64url")].map((text) =>
      text.slice(shift ? 4 : 0),
    );
  });
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret), ...encoded].filter(
    (form) => form.length > 5,
  );
}
