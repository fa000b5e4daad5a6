import { documentLoader } from "~server/finders/answer";
import { securityContact } from "~server/finders/security-contact";

/** /.well-known/security.txt: whom to tell of a weakness. */
export const loader = documentLoader({
  type: "text/plain; charset=utf-8",
  lifetime: "documents",
  make: securityContact,
});
