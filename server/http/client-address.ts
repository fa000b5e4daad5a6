import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddress from "proxy-addr";
import { env } from "../config/environment";
import { log } from "../observability/log";

/** The network part of an IPv6 address (RFC 6177); a client can change the rest at will. */
const IPV6_NETWORK_BITS = 64;

/** Ignores what the client itself writes into X-Forwarded-For. */
export function clientAddress(request: IncomingMessage): string {
  if (env.TRUSTED_PROXIES === 0 && request.headers["x-forwarded-for"] !== undefined) warnOfProxy();
  return networkOf(proxyAddress(request, (_, hop) => hop < env.TRUSTED_PROXIES));
}

let hasWarned = false;

function warnOfProxy(): void {
  if (hasWarned) return;
  hasWarned = true;
  log.warn(
    "requests carry X-Forwarded-For and TRUSTED_PROXIES is 0: behind a proxy all visitors share their limits",
  );
}

export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_NETWORK_BITS}`).toString();
}
