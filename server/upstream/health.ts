import { gaugeByName } from "../observability/metrics";
import { serviceTokenState, type ServiceTokenState } from "./auth/service-token";
import { suspendedCalls } from "./resilience";
import { hasVanished } from "./vanishing";

export interface UpstreamHealth {
  suspendedCalls: string[];
  hasVanished: boolean;
  serviceToken: ServiceTokenState;
}

export function upstreamHealth(): UpstreamHealth {
  return {
    suspendedCalls: suspendedCalls(),
    hasVanished: hasVanished(),
    serviceToken: serviceTokenState(),
  };
}

gaugeByName(
  "portal_service_token",
  "Whether the site has its token at the upstream, by state",
  "state",
  () => [[serviceTokenState(), 1]],
);
