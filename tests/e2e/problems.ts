import type { Page } from "@playwright/test";

/** Everything of a page that a visitor's console would complain about. */
export class Problems {
  readonly #found: string[] = [];
  /** Where the worker is kept out, the test tool says so itself. */
  readonly #allowed: RegExp[] = [/^console warning: Service Worker registration blocked by Playwright /];

  /** Declares what a test provokes on purpose. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Declares that these addresses, and no others, answer with an error: a browser logs that too. */
  allowFailing(...urls: string[]): void {
    for (const url of urls) {
      const exact = url.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      this.allow(new RegExp(`^answer [45]\\d\\d: ${exact}$`));
      this.allow(new RegExp(`^console error: Failed to load resource: .* \\(${exact}(?:#[\\w-]+)?\\)$`));
    }
  }

  /** Declares that the test takes the connection away: pictures further down a page are asked for at any moment. */
  allowOffline(): void {
    this.allow(/^(?:request failed|console error): .*net::ERR_INTERNET_DISCONNECTED/);
  }

  /** What was found and not allowed. */
  get found(): string[] {
    return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  /** Listens from before the first page of the test. `scripts`: do the pages' own scripts run at all? */
  async watch(page: Page, { scripts }: { scripts: boolean }): Promise<void> {
    page.on("console", (message) => {
      const { url } = message.location();
      // A browser styles a picture that is opened by itself, which the picture's policy doesn't let it.
      if (url.includes("/dosya/") && message.text().startsWith("Applying inline style")) return;
      if (message.type() === "error" || message.type() === "warning") {
        this.#found.push(`console ${message.type()}: ${message.text()} (${url})`);
      }
    });
    // Where no script of a page runs, an error can only be the test tool's own.
    if (scripts)
      page.on("pageerror", (error) => this.#found.push(`page error: ${error.stack ?? error.message}`));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // The visitor went on before it came: the browser's doing, not a failure.
      if (reason !== "net::ERR_ABORTED") this.#found.push(`request failed: ${request.url()} ${reason}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.#found.push(`answer ${response.status()}: ${response.url()}`);
    });
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
        if (document.contentType === "text/html")
          console.error(`CSP violation of ${violatedDirective}: ${blockedURI} in ${sourceFile}`);
      });
      addEventListener("unhandledrejection", (event) => {
        // Who goes on before a page has moved over to the next one, to what has no such movement, or to a page that is
        // shown before the browser is ready to move, skips the rest of that: no page's fault.
        const isSkipped =
          /^AbortError: Transition was skipped|: Transition was aborted .*(?:ViewTransition opt-in disabled|Page already revealed)$/.test(
            `${event.reason}`,
          );
        if (isSkipped) event.preventDefault();
        else console.error(`unhandled rejection: ${event.reason}`);
      });
    });
  }
}
