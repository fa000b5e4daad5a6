import type { WordKey } from "~/i18n/words";

/** What is changed for those who read the files, the newest first. */
export const CHANGES: readonly { day: string; text: WordKey }[] = [
  { day: "2026-11-24", text: "data.change.catalogue" },
  { day: "2026-11-24", text: "data.change.years" },
  { day: "2026-11-24", text: "data.change.codes" },
];
