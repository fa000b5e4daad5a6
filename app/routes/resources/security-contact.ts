import { documentLoader } from "~server/seo/response";
import { securityContact } from "~server/seo/security-contact";

export const loader = documentLoader({
  type: "text/plain; charset=utf-8",
  lifetime: "documents",
  make: securityContact,
});
