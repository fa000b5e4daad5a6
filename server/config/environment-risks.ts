import type { z } from "zod";

/** Addresses over which cookies, tokens, keys or members' files go. */
export const ADDRESSES = ["PORTAL_ORIGIN", "API_BASE_URL", "FILE_URL", "RATES_URL", "WEATHER_URL"] as const;
type Address = (typeof ADDRESSES)[number];

interface Risks extends Partial<Record<Address, string | undefined>> {
  PORTAL_DEMO: boolean;
  ALLOW_HTTP: readonly Address[];
  ALLOW_DEMO_UPSTREAM: boolean;
  PORT: number;
  METRICS_PORT?: number | undefined;
  WEATHER_KEY: string;
  WEATHER_QUERY: string;
}

export function refuseRisks(env: Risks, context: z.core.$RefinementCtx): void {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  for (const name of ADDRESSES)
    if (isPlain(name, env) && !env.ALLOW_HTTP.includes(name))
      refuse(name, `is not https (ALLOW_HTTP=${name} takes it all the same)`);
  if (env.PORTAL_DEMO && env.API_BASE_URL && !env.ALLOW_DEMO_UPSTREAM)
    refuse("PORTAL_DEMO", "is set beside API_BASE_URL (ALLOW_DEMO_UPSTREAM=1 takes both)");
  if (env.PORT !== 0 && env.PORT === env.METRICS_PORT)
    refuse("METRICS_PORT", "must be another port than PORT");
  for (const name of ["WEATHER_KEY", "WEATHER_QUERY"] as const)
    if (env.WEATHER_URL && env[name] === "") refuse(name, "must be set where WEATHER_URL is");
}

function isPlain(name: Address, env: Risks): boolean {
  const address = env[name];
  if (!address?.startsWith("http:")) return false;
  const isOfVisitors = name === "PORTAL_ORIGIN" && !env.PORTAL_DEMO;
  return isOfVisitors || !isThisMachine(new URL(address).hostname);
}

export const isThisMachine = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);
