import { serviceTokenState } from "../auth/service-token";
import { suspendedCalls } from "./resilience";
import { hasVanished } from "./vanishing";

export interface UpstreamHealth {
  suspendedCalls: string[];
  /** Whether it has nothing for anybody of what it had before. */
  hasVanished: boolean;
  serviceToken: "ready" | "missing";
}

/** What operators want to know about the upstream; the portal serves without it as far as it can. */
export function upstreamHealth(): UpstreamHealth {
  return {
    suspendedCalls: suspendedCalls(),
    hasVanished: hasVanished(),
    serviceToken: serviceTokenState(),
  };
}
