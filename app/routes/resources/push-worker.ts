import { documentLoader } from "~server/seo/response";
import { pushWorker } from "~server/seo/service-worker";
import { WORKER_POLICY } from "~server/security/security-headers";

export const loader = documentLoader({
  type: "text/javascript; charset=utf-8",
  lifetime: "documents",
  make: pushWorker,
  policy: WORKER_POLICY,
});
