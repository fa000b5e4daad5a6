import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddress from "proxy-addr";
import { wantsLiteView } from "../session/lite-view";
import { env } from "../config/environment";
import { log } from "../observability/log";

const COOKIE_START = "(?:^|;\\s*)";
const SESSION = new RegExp(`${COOKIE_START}(?:__Host-)?portal(?:\\.\\d+)?=`);
const ENGLISH = new RegExp(`${COOKIE_START}(?:__Host-)?langid=2(?:;|$)`);

export function hasSessionCookie({ headers }: IncomingMessage): boolean {
  return headers.cookie !== undefined && SESSION.test(headers.cookie);
}

export function remembersEnglish({ headers }: IncomingMessage): boolean {
  if (headers.cookie === undefined || headers["sec-fetch-site"] === "same-origin") return false;
  return ENGLISH.test(headers.cookie);
}

export function seesLiteView({ headers }: IncomingMessage): boolean {
  return wantsLiteView(headers.cookie, headers["save-data"]?.toString());
}

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

export interface HeaderLookup {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  mayDiffer: boolean;
  /** More than one Host is invalid (RFC 9112, 3.2). */
  hosts: number;
}

const DIFFERING = ["cookie", "save-data"];

/** node:http builds its headers object on first access, which costs more than the rest of a cache hit. */
export function headerLookup(raw: readonly string[]): HeaderLookup {
  const lookup: HeaderLookup = {
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    mayDiffer: false,
    hosts: 0,
  };
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? "";
    if (name.length === 15 && is(name, "accept-encoding")) {
      lookup.acceptEncoding = joined(lookup.acceptEncoding, raw[index + 1]);
    } else if (name.length === 13 && is(name, "if-none-match")) {
      lookup.ifNoneMatch = joined(lookup.ifNoneMatch, raw[index + 1]);
    } else if (name.length === 4 && is(name, "host")) {
      lookup.hosts += 1;
    } else if (DIFFERING.some((field) => name.length === field.length && is(name, field))) {
      lookup.mayDiffer = true;
    }
  }
  return lookup;
}

const is = (name: string, field: string): boolean => name === field || name.toLowerCase() === field;

const joined = (before: string | undefined, value = ""): string =>
  before === undefined ? value : `${before}, ${value}`;
