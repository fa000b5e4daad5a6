import { exchange } from "../exchange";
import type { Upstream } from "../upstream/client";
import { listOffices, type Office } from "../upstream/contracts/registry";
import { optional } from "./optional";

/** The office whose address stands in header and footer; null when it can't be had. */
export async function mainOffice(upstream: Upstream): Promise<Office | null> {
  const offices = await optional(upstream.read(listOffices, null, { isAside: true }), []);
  return offices.find(({ code }) => code === exchange.officeCode) ?? null;
}
