import type { FileFormat } from "../resource-addresses";

export const FILE_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  "csv-metadata.json": "application/csvm+json; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
  json: "application/json; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  "feed.json": "application/feed+json; charset=utf-8",
};
