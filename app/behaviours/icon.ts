import type { Drawing } from "../components/elements/icon";

const SVG = "http://www.w3.org/2000/svg";

export function icon(drawing: Drawing): Element {
  const svg = draw("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  svg.append(...drawing.map(([shape, attributes]) => draw(shape, attributes)));
  return svg;
}

function draw(shape: string, attributes: Drawing[number][1]): Element {
  const element = document.createElementNS(SVG, shape);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
