import QRCode from "qrcode";

export interface QrPath {
  path: string;
  size: number;
}

const QUIET_ZONE = 2;
const drawn = new Map<string, QrPath>();

export function qrPath(address: string): QrPath {
  const cached = drawn.get(address);
  if (cached) return cached;
  const { modules } = QRCode.create(address, { errorCorrectionLevel: "M" });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => (modules.get(row, column) ? "#" : " ")).join(""),
  );
  const made = { path: rows.map(rowPath).join(""), size: modules.size + 2 * QUIET_ZONE };
  drawn.set(address, made);
  return made;
}

function rowPath(modules: string, row: number): string {
  return [...modules.matchAll(/#+/g)]
    .map(({ index, 0: run }) => `M${index + QUIET_ZONE} ${row + QUIET_ZONE}h${run.length}v1h-${run.length}z`)
    .join("");
}
