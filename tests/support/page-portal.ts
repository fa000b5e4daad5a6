import type { Language } from "~/i18n/language";
import { findPage } from "~/pages";
import { languageOfPath } from "~/i18n/language";
import { wordsIn } from "~/i18n/words";
import type { PageContext } from "../../server/request/page-loader";
import type { Upstream } from "../../server/upstream/client";

const SILENT: Upstream = {
  read: (call) => Promise.reject(new Error(`${call.name} was not to be asked`)),
  keep: (key) => Promise.reject(new Error(`${key} was not to be asked`)),
  staleSince: () => null,
  isProvisional: () => false,
  missingRows: () => 0,
  noteMissing: () => undefined,
  totalFailure: () => null,
};

/** The context of a page's views for an address of the table; nothing is read from the upstream. */
export async function pagePortal(address: string, upstream: Partial<Upstream> = {}): Promise<PageContext> {
  const url = new URL(address, "http://localhost:3000");
  const match = findPage(url.pathname);
  if (!match) throw new Error(`no page at ${address}`);
  const language: Language = languageOfPath(url.pathname);
  const t = await wordsIn(language);
  return {
    language,
    t,
    match,
    url,
    callsFor: "cached",
    requestId: "r-1",
    clientAddress: "192.0.2.1",
    userAgent: null,
    cookies: null,
    wrong: new Set<string>(),
    isLite: false,
    sentForm: null,
    visitor: { kind: "anonymous" },
    upstream: { ...SILENT, ...upstream },
  };
}
