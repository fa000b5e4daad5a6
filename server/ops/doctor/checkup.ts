import { isPublic, PAGES } from "~/pages";
import { env } from "../../config/environment";
import { siteProfile } from "../../config/site-profile";
import { upstreamConnection } from "../../config/upstream-connection";
import { logInMember, trySiteAccount, tryToken, type Account } from "./accounts";
import { misfitsOf } from "./misfits";
import { orFallback } from "../../pages/fallbacks";
import { productsInOrder } from "../../pages/prices/products/quoted-products";
import { stableCodes } from "../../pages/prices/products/stable-codes";
import { upstreamFor } from "../../upstream/client";
import { openBuild, visitPages, type PageVisit } from "./page-visits";

export interface PageReport {
  page: string;
  path: string;
  status: number;
  display: "whole" | "in part" | "not";
  misfits: string[];
}

export interface Checkup {
  upstream: string;
  accounts: Account[];
  pages: PageReport[];
  untried: { page: string; why: string }[];
}

export async function checkUp(): Promise<Checkup> {
  const { apiBaseUrl } = await upstreamConnection();
  const handle = await openBuild();
  const site = await trySiteAccount();
  const { member, account } = await logInMember();
  const visits = await visitPages(handle, { kind: "anonymous" });
  if (member) visits.push(...(await visitPages(handle, member)));
  return {
    upstream: apiBaseUrl,
    accounts: [tryToken(site), ...(account ? [account] : []), ...(await unknownProducts())],
    pages: visits.map(reportOf),
    untried: untried(visits),
  };
}

/** Exit code: 0 all pages whole; 1 some in part, or an account refused; 2 a page can't be shown. */
export function exitCodeOf({ pages, accounts }: Checkup): number {
  if (pages.some(({ display }) => display === "not")) return 2;
  const isWell =
    pages.every(({ display }) => display === "whole") && accounts.every(({ fault }) => fault === null);
  return isWell ? 0 : 1;
}

/** A name that no product has would otherwise have no effect, and say nothing. */
async function unknownProducts(): Promise<Account[]> {
  const upstream = upstreamFor("tr");
  const products = await orFallback(productsInOrder(upstream), null);
  if (!products) return [];
  const codesOf = await stableCodes(upstream);
  const codes = products.map((product) => codesOf(product).product);
  const names = products.map(({ code, name }) => code ?? name);
  const unknown = [
    ...siteProfile.products.flatMap(({ product }) => (names.includes(product) ? [] : [product])),
    ...siteProfile.announcedPrices.flatMap((price) => price.products.filter((code) => !codes.includes(code))),
  ];
  const fault = `no product is called ${unknown.map((name) => `"${name}"`).join(", ")}`;
  return unknown.length > 0 ? [{ name: "EXCHANGE_FILE", fault }] : [];
}

function reportOf(visit: PageVisit): PageReport {
  const { page, path, status } = visit;
  const misfits = misfitsOf(visit);
  const display = status >= 300 ? "not" : misfits.length > 0 ? "in part" : "whole";
  return { page: page.id, path, status, display, misfits };
}

function untried(visits: readonly PageVisit[]): Checkup["untried"] {
  const opened = new Set(visits.map(({ page }) => page.id));
  const missing = PAGES.filter((page) => page.shape !== "not-found" && !opened.has(page.id));
  const noMember =
    env.DOCTOR_USER === "" ? "for members: set DOCTOR_USER" : "the member's account is not let in";
  return missing.map((page) => ({ page: page.id, why: isPublic(page) ? "no page links to one" : noMember }));
}
