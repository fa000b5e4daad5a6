import { speculationRules } from "~server/seo/speculation-rules";
import { securityHeaders } from "~server/security/security-headers";

const A_DAY = 86_400;

export const loader = () =>
  new Response(speculationRules(), {
    headers: {
      ...securityHeaders(),
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": `public, max-age=${A_DAY}, s-maxage=${A_DAY}`,
    },
  });
