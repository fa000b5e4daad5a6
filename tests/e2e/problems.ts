import type { Page } from "@playwright/test";

/** Everything in a page that a console would complain about. */
export class Problems {
  readonly #all: string[] = [];
  /** Where the worker is blocked, the test tool logs so itself. */
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

  /** Declares that the test drops the connection: pictures further down a page are requested at any time. */
  allowOffline(): void {
    this.allow(/^(?:request failed|console error): .*net::ERR_INTERNET_DISCONNECTED/);
  }

  /** Problems that were not declared. */
  get undeclared(): string[] {
    return this.#all.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  /** Listens from before the first page of the test. `scripts`: whether the pages' own scripts run. */
  async watch(page: Page, { scripts }: { scripts: boolean }): Promise<void> {
    page.on("console", (message) => {
      const { url } = message.location();
      // A browser styles a picture that is opened by itself, which the picture's policy forbids.
      if (url.includes("/dosya/") && message.text().startsWith("Applying inline style")) return;
      if (message.type() === "error" || message.type() === "warning") {
        this.#all.push(`console ${message.type()}: ${message.text()} (${url})`);
      }
    });
    // Where no page scripts run, an error can only be the test tool's own.
    if (scripts)
      page.on("pageerror", (error) => this.#all.push(`page error: ${error.stack ?? error.message}`));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // The visitor left before it arrived: cancelled by the browser, not a failure.
      if (reason !== "net::ERR_ABORTED") this.#all.push(`request failed: ${request.url()} ${reason}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.#all.push(`answer ${response.status()}: ${response.url()}`);
    });
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
        if (document.contentType === "text/html")
          console.error(`CSP violation of ${violatedDirective}: ${blockedURI} in ${sourceFile}`);
      });
      addEventListener("unhandledrejection", (event) => {
        // A visitor who leaves during a view transition, for a page without one or one that is shown before the browser is
        // ready for it, skips the rest of it: not the page's fault.
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
