import QRCode from "qrcode";

/** A QR code as the data of one SVG path on a square of `size` units. */
export interface QrPath {
  path: string;
  size: number;
}

const QUIET_ZONE = 2;
const drawn = new Map<string, QrPath>();

/** The QR code of an address; drawn once, for it never changes. */
export function qrPath(address: string): QrPath {
  const known = drawn.get(address);
  if (known) return known;
  const { modules } = QRCode.create(address, { errorCorrectionLevel: "M" });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => (modules.get(row, column) ? "#" : " ")).join(""),
  );
  const made = { path: rows.map(rowPath).join(""), size: modules.size + 2 * QUIET_ZONE };
  drawn.set(address, made);
  return made;
}

/** The dark modules of a row, "#" each, as strokes: one for each run, for the page's sake. */
function rowPath(modules: string, row: number): string {
  return [...modules.matchAll(/#+/g)]
    .map(({ index, 0: run }) => `M${index + QUIET_ZONE} ${row + QUIET_ZONE}h${run.length}v1h-${run.length}z`)
    .join("");
}
