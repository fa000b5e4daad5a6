import priceAlerts from "../../service-worker/price-alerts.ts?script-text";
import { vapidKeys } from "~server/crypto/keys";
import { PageError } from "~server/pages/errors/page-error";
import { documentLoader } from "~server/request/document-loader";
import { WORKER_POLICY } from "~server/security/security-headers";

export const loader = documentLoader({
  type: "text/javascript; charset=utf-8",
  lifetime: "documents",
  make() {
    if (!vapidKeys()) throw new PageError("notFound");
    return priceAlerts;
  },
  policy: WORKER_POLICY,
});
