import { serviceTokenState } from "../auth/service-token";
import { suspendedCalls } from "./resilience";

export interface UpstreamHealth {
  suspendedCalls: string[];
  serviceToken: "ready" | "missing";
}

/** What operators want to know about the upstream; the portal serves without it as far as it can. */
export function upstreamHealth(): UpstreamHealth {
  return { suspendedCalls: suspendedCalls(), serviceToken: serviceTokenState() };
}
