import { gaugeByName } from "../observability/metrics";
import { serviceTokenState, type ServiceTokenState } from "./auth/service-token";
import { suspendedCalls } from "./resilience";

export interface UpstreamHealth {
  suspendedCalls: string[];
  serviceToken: ServiceTokenState;
}

export function upstreamHealth(): UpstreamHealth {
  return {
    suspendedCalls: suspendedCalls(),
    serviceToken: serviceTokenState(),
  };
}

gaugeByName(
  "portal_service_token",
  "Whether the site has its token at the upstream, by state",
  "state",
  () => [[serviceTokenState(), 1]],
);
