/** What a file is told to be, and whether browsers may show it in place or only offer it for saving. */

/** Shown in place; everything else is saved. */
const SHOWN: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
  mp4: "video/mp4",
  webm: "video/webm",
};

/** Saved under their own type; whatever is in neither list could run as a page and gets no type of its own. */
const SAVED: Readonly<Record<string, string>> = {
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ppt: "application/vnd.ms-powerpoint",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  zip: "application/zip",
  csv: "text/csv",
};

const UNKNOWN = "application/octet-stream";
const shownTypes = new Set(Object.values(SHOWN));
const savedTypes = new Set(Object.values(SAVED));

/** The type to send a file with, from what the store says and, if it says nothing, from the file's ending. */
export function typeOf(told: string | null, path: string): { type: string; isShown: boolean } {
  const written = told?.split(";")[0]?.trim().toLowerCase() || UNKNOWN;
  const ending = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  const type = written === UNKNOWN ? (SHOWN[ending] ?? SAVED[ending] ?? UNKNOWN) : written;
  if (shownTypes.has(type)) return { type, isShown: true };
  return { type: savedTypes.has(type) ? type : UNKNOWN, isShown: false };
}
