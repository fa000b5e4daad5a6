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
  let path = "";
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`;
    }
  }
  const made = { path, size: modules.size + 2 * QUIET_ZONE };
  drawn.set(address, made);
  return made;
}
