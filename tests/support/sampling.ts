import { LANGUAGES, type Language } from "../../app/i18n/language";

/** Whether nothing is sampled (npm run verify:all). */
export const EVERY_PAGE = process.env.EVERY_PAGE === "1";

/** Of tests that say the same in each language but for the words. */
export const SAMPLED_LANGUAGES: readonly Language[] = EVERY_PAGE ? LANGUAGES : ["tr"];
