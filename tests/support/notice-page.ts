import type { Browser } from "./browser";
import { elements, textOf } from "./html";
import type { Visit } from "./visit";

/** The notice on data protection in place of a member's page; empty without one. */
export const gateOf = ({ body }: Visit): string =>
  /<div class="notice-to-read"[\s\S]*<\/main>/.exec(body)?.[0] ?? "";

export const isGate = (page: Visit): boolean => gateOf(page) !== "";

/** Sends the notice's form with one of its buttons. */
export function accept(browser: Browser, page: Visit, change: Record<string, string> = {}): Promise<Visit> {
  const form = elements(gateOf(page), "form").find(({ action = "" }) => action.startsWith("/okudum"));
  const text = elements(gateOf(page), "input").find(({ name }) => name === "metin")?.["value"] ?? "";
  return browser.post(form?.["action"] ?? "", { metin: text, ...change });
}

/** The message about the page before. */
export const flashIn = ({ body }: Visit): string =>
  textOf(/<p class="notice (?:error|success)"[\s\S]*?<\/p>/.exec(body)?.[0] ?? "").trim();

/** What a member's pages read about them. */
export const OWN_CALLS = /GetOwnUser|OnlineKullaniciBulten\/(?!GetAnaKart)|GetUserApp/;
