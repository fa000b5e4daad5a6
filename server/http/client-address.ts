import type { IncomingMessage } from "node:http";
import proxyAddress from "proxy-addr";
import { env } from "../env";

/**
 * The address of the client, past as many proxies as the operator says stand before this server; what a
 * client itself writes into X-Forwarded-For is never believed.
 */
export function clientAddress(request: IncomingMessage): string {
  return proxyAddress(request, (_, hop) => hop < env.TRUSTED_PROXIES);
}
