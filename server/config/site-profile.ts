import { readFileSync } from "node:fs";
import { ConfigurationError } from "./configuration-error";
import { env } from "./environment";
import { siteProfileSchema, parseSiteProfile, type SiteProfile } from "./site-profile-schema";

export type { SiteProfile } from "./site-profile-schema";

const utf8 = new TextDecoder("utf-8", { fatal: true });

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "is not there",
  EACCES: "can't be read by the portal's user: give it leave (chmod a+r)",
  EISDIR: "is a folder: name the file in it",
  ERR_ENCODING_INVALID_ENCODED_DATA: "is not UTF-8 (ISO-8859-9?): save it as UTF-8",
};

export const siteProfile: Readonly<SiteProfile> = Object.freeze(await readSiteProfile());

async function readSiteProfile(): Promise<SiteProfile> {
  if (env.EXCHANGE_FILE) return parseFile(env.EXCHANGE_FILE);
  const { default: settings } = await import("../reference-upstream/data/portal-settings.json");
  return siteProfileSchema.parse(settings);
}

function parseFile(path: string): SiteProfile {
  try {
    return parseSiteProfile(JSON.parse(utf8.decode(readFileSync(path))));
  } catch (error) {
    throw new ConfigurationError(`EXCHANGE_FILE ${path}: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  if (error instanceof SyntaxError) return `is not JSON: ${error.message}`;
  const { code = "", message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}
