import type { BrowserContext, Page } from "@playwright/test";
import type { Language } from "../../app/i18n/language";
import { word } from "../support/words";

/** What a page requests besides itself; browsers load a site's icon when they like. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest() && !/favicon/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** The switch in the footer. */
export function viewButton(page: Page, view: "view.lite" | "view.full", language: Language = "tr") {
  return page.getByRole("contentinfo").getByRole("button", { name: word(language, view) });
}

/** As a visitor who chose it before. */
export async function chooseLiteView(context: BrowserContext, baseURL: string): Promise<void> {
  await context.addCookies([{ name: "sade", value: "1", url: baseURL }]);
}
