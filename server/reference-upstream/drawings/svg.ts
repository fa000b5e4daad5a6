export type Point = readonly [x: number, y: number];

export const WIDTH = 1600;
export const HEIGHT = 900;

/** A filled rectangle, with round corners if asked for. */
export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${fill}"/>`;
}

/** A filled circle. */
export function circle(x: number, y: number, radius: number, fill: string): string {
  return ellipse(x, y, radius, radius, fill);
}

/** A filled ellipse, turned by some degrees if asked for. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
  const transform = turn ? ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"` : "";
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${transform}/>`;
}

/** A filled polygon. */
export function polygon(points: readonly Point[], fill: string): string {
  return `<polygon points="${points.map((point) => point.map(n).join(",")).join(" ")}" fill="${fill}"/>`;
}

/** A filled path. */
export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A line along a path, with round ends. */
export function stroke(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A straight line. */
export function line([x1, y1]: Point, [x2, y2]: Point, color: string, width: number): string {
  return stroke(`M${n(x1)} ${n(y1)} L${n(x2)} ${n(y2)}`, color, width);
}

/** Content moved, scaled and turned around its own origin. */
export function place(content: string, [x, y]: Point, scale = 1, turn = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})">${content}</g>`;
}

/** Content seen through a veil. */
export function faded(content: string, opacity: number): string {
  return `<g opacity="${opacity}">${content}</g>`;
}

/** A rectangle with a vertical gradient. */
export function gradient(id: string, [top, bottom]: readonly [string, string], height: number) {
  const stops = `<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`;
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>${rect(0, 0, WIDTH, height, `url(#${id})`)}`;
}

/** The numbers 0 … count-1 drawn one after another. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** The whole drawing. */
export function picture(...layers: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${layers.join("")}</svg>`;
}

/** A number short enough for SVG. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
