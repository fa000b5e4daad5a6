import { createHash } from "node:crypto";

export interface Sheet {
  css: string;
  /** Its name in a content security policy (CSP3 2.3.1, hash-source). */
  source: string;
}

/** A style sheet that stands in a page. */
export function sheetFrom(css: string): Sheet {
  return { css, source: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
