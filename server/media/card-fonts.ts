import type { Font } from "fontkit";
import { FONT_FILES } from "./fonts";

/** Text as outlines, independent of the fonts on the machine. */
export interface CardFont {
  widthOf: (text: string, size: number) => number;
  outline: (text: string, place: { x: number; y: number; size: number; fill: string }) => string;
}

export interface CardFonts {
  regular: CardFont;
  bold: CardFont;
}

let loading: Promise<CardFonts> | null = null;

/** Loaded with the first card. */
export function cardFonts(): Promise<CardFonts> {
  loading ??= loadFonts().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function loadFonts(): Promise<CardFonts> {
  const { open } = await import("fontkit");
  const [regular, bold] = await Promise.all([open(FONT_FILES.regular), open(FONT_FILES.bold)]);
  return { regular: cardFont(regular as Font), bold: cardFont(bold as Font) };
}

function cardFont(font: Font): CardFont {
  const layout = (text: string) => font.layout(drawable(font, text));
  return {
    widthOf: (text, size) => (layout(text).advanceWidth * size) / font.unitsPerEm,
    outline: (text, { x, y, size, fill }) => {
      const scale = (size / font.unitsPerEm).toFixed(5);
      const glyphs = outlines(layout(text)).join("");
      return `<g fill="${fill}" transform="translate(${x.toFixed(1)} ${y}) scale(${scale} -${scale})">${glyphs}</g>`;
    },
  };
}

const drawable = (font: Font, text: string): string =>
  text.replace(/[^]/gu, (letter) => (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : ""));

function outlines({ glyphs, positions }: ReturnType<Font["layout"]>): string[] {
  let pen = 0;
  return glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const drawn = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${path.toSVG()}"/>`;
    pen += xAdvance;
    return drawn;
  });
}
