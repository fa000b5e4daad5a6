import type { CardFonts, CardFont } from "./card-fonts";
import { CARD_SIZE } from "./card-size";
import { drawLine } from "./card-line";

export interface CardChange {
  direction: "up" | "down" | "same";
  text: string;
}

export interface CardSpan extends CardChange {
  label: string;
  base: string;
}

export interface CardRow {
  name: string;
  price: string;
  unit: string;
  change: CardChange | null;
}

interface CardFrame {
  exchange: string;
  site: string;
  demo: string | null;
  heading: string;
  base: string | null;
}

export type CardView = CardFrame &
  (
    | {
        kind: "price";
        price: string;
        unit: string;
        when: string;
        changes: CardSpan[];
        line: { days: { day: string; average: number }[]; label: string } | null;
      }
    | { kind: "prices"; rows: CardRow[] }
    | { kind: "text"; above: string }
  );

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const MARGIN = 64;
const RIGHT = WIDTH - MARGIN;
const GROUND = "#faf8f2";
const DEEP = "#123d28";
const ON_DEEP = "#f5f1e4";
const WHEAT = "#e3b950";
const TEXT = "#1b211c";
const MUTED = "#565c51";
const RULE = "#e0d9c8";
const BAND = 92;
const FOOT = 598;

const COLORS = { up: "#0a6460", down: "#a0371f", same: "#5b6157" } as const;
const SIGNS = { up: "▲", down: "▼", same: "■" } as const;

export function drawCard(view: CardView, fonts: CardFonts): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${GROUND}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    ...frame(view, fonts),
    ...body(view, fonts),
    "</svg>",
  ].join("");
}

function frame({ exchange, site, demo, base }: CardView, fonts: CardFonts): string[] {
  const { regular, bold } = fonts;
  const [name = ""] = wrapped(bold, exchange, { width: demo === null ? 1072 : 880, size: 36, lines: 1 });
  const siteWidth = regular.widthOf(site, 24);
  const [against = ""] = wrapped(regular, base ?? "", { width: 1040 - siteWidth, size: 24, lines: 1 });
  return [
    `<path fill="${DEEP}" d="M0 0h${WIDTH}v${BAND}H0z"/><path fill="${WHEAT}" d="M0 ${BAND}h${WIDTH}v6H0z"/>`,
    bold.outline(name, { x: MARGIN, y: 60, size: 36, fill: ON_DEEP }),
    ...(demo === null ? [] : [pill(demo, fonts)]),
    regular.outline(against, { x: MARGIN, y: FOOT, size: 24, fill: MUTED }),
    regular.outline(site, { x: RIGHT - siteWidth, y: FOOT, size: 24, fill: MUTED }),
  ];
}

function pill(text: string, { bold }: CardFonts): string {
  const width = bold.widthOf(text, 28);
  const x = RIGHT - width - 20;
  const ground = `<rect fill="${WHEAT}" x="${x - 20}" y="24" width="${width + 40}" height="44" rx="22"/>`;
  return ground + bold.outline(text, { x, y: 56, size: 28, fill: DEEP });
}

function body(view: CardView, fonts: CardFonts): string[] {
  if (view.kind === "price") return priceBody(view, fonts);
  return view.kind === "prices" ? pricesBody(view, fonts) : textBody(view, fonts);
}

type Of<Kind extends CardView["kind"]> = Extract<CardView, { kind: Kind }>;

function priceBody(view: Of<"price">, fonts: CardFonts): string[] {
  const { regular, bold } = fonts;
  const names = wrapped(bold, view.heading, { width: RIGHT - MARGIN, size: 50, lines: 2 });
  const size = priceSize(view, fonts);
  const unitX = MARGIN + bold.widthOf(view.price, size) + 20;
  const [when = ""] = wrapped(regular, view.when, { width: 700, size: 32, lines: 1 });
  return [
    ...names.map((line, at) => bold.outline(line, { x: MARGIN, y: 172 + at * 60, size: 50, fill: TEXT })),
    bold.outline(view.price, { x: MARGIN, y: 384, size, fill: DEEP }),
    regular.outline(view.unit, { x: unitX, y: 384, size: 52, fill: MUTED }),
    regular.outline(when, { x: MARGIN, y: 438, size: 32, fill: TEXT }),
    ...changesRow(view.changes, fonts),
    ...(view.line === null ? [] : thirtyDays(view.line, fonts)),
  ];
}

const LARGEST_PRICE = 140;

function priceSize({ price, unit, line }: Of<"price">, { regular, bold }: CardFonts): number {
  const room = (line === null ? RIGHT : LINE_BOX.x - 50) - MARGIN - 20 - regular.widthOf(unit, 52);
  return Math.min(LARGEST_PRICE, Math.floor((LARGEST_PRICE * room) / bold.widthOf(price, LARGEST_PRICE)));
}

const LINE_BOX = { x: 800, y: 282, width: 322, height: 106 };

function thirtyDays({ days, label }: NonNullable<Of<"price">["line"]>, { regular }: CardFonts): string[] {
  const x = RIGHT - regular.widthOf(label, 26);
  return [drawLine(days, LINE_BOX, COLORS.up), regular.outline(label, { x, y: 438, size: 26, fill: MUTED })];
}

const SPAN_WIDTH = 372;

function changesRow(changes: readonly CardSpan[], { regular, bold }: CardFonts): string[] {
  return changes.map(({ direction, text, label, base }, at) => {
    const x = MARGIN + at * SPAN_WIDTH;
    const signed = `${SIGNS[direction]} ${text}`;
    const labelX = x + bold.widthOf(signed, 38) + 14;
    return [
      bold.outline(signed, { x, y: 502, size: 38, fill: COLORS[direction] }),
      regular.outline(label, { x: labelX, y: 502, size: 28, fill: MUTED }),
      regular.outline(base, { x, y: 538, size: 24, fill: MUTED }),
    ].join("");
  });
}

const FIRST_ROW = 238;
const ROW_HEIGHT = 68;

function pricesBody({ heading, rows }: Of<"prices">, fonts: CardFonts): string[] {
  const [title = ""] = wrapped(fonts.bold, heading, { width: RIGHT - MARGIN, size: 44, lines: 1 });
  return [
    fonts.bold.outline(title, { x: MARGIN, y: 166, size: 44, fill: DEEP }),
    ...rows.map((row, at) => priceRow(row, FIRST_ROW + at * ROW_HEIGHT, fonts)),
  ];
}

function priceRow({ name, price, unit, change }: CardRow, y: number, { regular, bold }: CardFonts): string {
  const [line = ""] = wrapped(regular, name, { width: 560, size: 34, lines: 1 });
  const changed = change && `${SIGNS[change.direction]} ${change.text}`;
  return [
    `<path fill="${RULE}" d="M${MARGIN} ${y + 22}H${RIGHT}v2H${MARGIN}z"/>`,
    regular.outline(line, { x: MARGIN, y, size: 34, fill: TEXT }),
    bold.outline(price, { x: 810 - bold.widthOf(price, 40), y, size: 40, fill: TEXT }),
    regular.outline(unit, { x: 822, y, size: 28, fill: MUTED }),
    ...(change && changed
      ? [
          bold.outline(changed, {
            x: RIGHT - bold.widthOf(changed, 34),
            y,
            size: 34,
            fill: COLORS[change.direction],
          }),
        ]
      : []),
  ].join("");
}

function textBody({ heading, above }: Of<"text">, { regular, bold }: CardFonts): string[] {
  const lines = wrapped(bold, heading, { width: RIGHT - MARGIN, size: 60, lines: 5 });
  return [
    regular.outline(above, { x: MARGIN, y: 168, size: 32, fill: MUTED }),
    ...lines.map((line, at) => bold.outline(line, { x: MARGIN, y: 246 + at * 74, size: 60, fill: TEXT })),
  ];
}

const ELLIPSIS = "…";
const MOST_LETTERS = 300;

interface Bounds {
  width: number;
  size: number;
  lines: number;
}

function wrapped(font: CardFont, text: string, { width, size, lines }: Bounds): string[] {
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
