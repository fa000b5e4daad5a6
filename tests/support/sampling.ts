import { LANGUAGES, type Language } from "../../app/i18n/language";

/** Whether nothing is sampled (npm run verify:all). */
export const EVERY_PAGE = process.env.EVERY_PAGE === "1";

/** The gate runs the first of a kind, EVERY_PAGE=1 all. */
export const afterFirst = (at: number): string => (at === 0 ? "" : " @thorough");

/** For tests that are the same in each language except for the words. */
export const SAMPLED_LANGUAGES: readonly Language[] = EVERY_PAGE ? LANGUAGES : ["tr"];
