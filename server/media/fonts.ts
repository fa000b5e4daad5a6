import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Paths; bundled, since a machine may have none. */
export const FONT_FILES = {
  regular: resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"),
  bold: resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf"),
};
