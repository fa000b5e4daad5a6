import { createHash } from "node:crypto";

export interface Sheet {
  css: string;
  /** Hash source of a content security policy: "'sha256-…'" */
  source: string;
}

export function sheetFrom(css: string): Sheet {
  return { css, source: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
