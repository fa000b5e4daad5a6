import { siteProfile } from "../../config/site-profile";
import type { Upstream } from "../../upstream/client";
import { listOffices, type Office } from "../../upstream/contracts/registry";
import { orFallback } from "../fallbacks";

export async function mainOffice(upstream: Upstream): Promise<Office | null> {
  const offices = await orFallback(upstream.read(listOffices, null, { isAside: true }), []);
  return offices.find(({ code }) => code === siteProfile.officeCode) ?? null;
}
