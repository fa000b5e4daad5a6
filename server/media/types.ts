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

/** Types outside both lists could execute as a page: they are sent as binary. */
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

export function typeOf(header: string | null, path: string): { type: string; isShown: boolean } {
  const plain = header?.split(";")[0]?.trim().toLowerCase() || UNKNOWN;
  const ending = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  const type = plain === UNKNOWN ? (SHOWN[ending] ?? SAVED[ending] ?? UNKNOWN) : plain;
  if (shownTypes.has(type)) return { type, isShown: true };
  return { type: savedTypes.has(type) ? type : UNKNOWN, isShown: false };
}
