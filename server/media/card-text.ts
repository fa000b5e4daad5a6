import type { CardFont } from "./card-fonts";

const ELLIPSIS = "…";
const MOST_LETTERS = 300;

interface Bounds {
  width: number;
  size: number;
  lines: number;
}

/** At most so many lines; the rest is cut with an ellipsis. */
export function wrapped(font: CardFont, text: string, { width, size, lines }: Bounds): string[] {
  const fits = (line: string) => font.widthOf(line, size) <= width;
  const made: string[] = [];
  let rest = text.trim().replace(/\s+/g, " ").slice(0, MOST_LETTERS);
  while (rest !== "" && made.length < lines - 1) {
    const line = firstLine(rest, fits);
    made.push(line);
    rest = rest.slice(line.length).trim();
  }
  return rest === "" ? made : [...made, cut(rest, fits)];
}

function firstLine(text: string, fits: (line: string) => boolean): string {
  const words = text.split(" ");
  let count = 0;
  while (count < words.length && fits(words.slice(0, count + 1).join(" "))) count += 1;
  return count > 0 ? words.slice(0, count).join(" ") : fitting(text, fits, "");
}

function cut(text: string, fits: (line: string) => boolean): string {
  return fits(text) ? text : fitting(text, fits, ELLIPSIS).trimEnd() + ELLIPSIS;
}

function fitting(text: string, fits: (line: string) => boolean, ending: string): string {
  let [some, tooMany] = [1, text.length + 1];
  while (tooMany - some > 1) {
    const middle = Math.floor((some + tooMany) / 2);
    if (fits(text.slice(0, middle).trimEnd() + ending)) some = middle;
    else tooMany = middle;
  }
  return text.slice(0, some);
}
