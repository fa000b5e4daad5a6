import { createRequire } from "node:module";
import type { Font } from "fontkit";

export interface Fonts {
  regular: Font;
  bold: Font;
}

const FILES = {
  regular: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf",
  bold: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf",
};

let loading: Promise<Fonts> | null = null;

/** Loaded with the first card or document; bundled, since a machine may have none. */
export function loadFonts(): Promise<Fonts> {
  loading ??= readFonts().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function readFonts(): Promise<Fonts> {
  const { open } = await import("fontkit");
  const require = createRequire(import.meta.url);
  const [regular, bold] = await Promise.all([
    open(require.resolve(FILES.regular)),
    open(require.resolve(FILES.bold)),
  ]);
  return { regular: regular as Font, bold: bold as Font };
}
