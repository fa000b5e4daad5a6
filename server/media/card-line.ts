import { extent } from "d3-array";
import { scaleLinear } from "d3-scale";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Day {
  day: string;
  average: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_BETWEEN_MS = 14 * DAY_MS;
const FLAT = 0.01;

const momentOf = ({ day }: Day) => Date.parse(`${day}T00:00:00Z`);

export function drawLine(days: readonly Day[], box: Box, color: string): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "";
  const x = scaleLinear([momentOf(first), momentOf(last)], [box.x, box.x + box.width]);
  const [low = 0, high = 0] = extent(days, ({ average }) => average);
  const room = low === high ? low * FLAT : 0;
  const y = scaleLinear([low - room, high + room], [box.y + box.height, box.y]);
  const place = (each: Day) => `${x(momentOf(each)).toFixed(1)},${y(each.average).toFixed(1)}`;
  const drawn = runsOf(days)
    .map((run) => `M${run.map(place).join("L")}l0,0`)
    .join("");
  return (
    `<path d="${drawn}" fill="none" stroke="${color}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<circle cx="${x(momentOf(last))}" cy="${y(last.average).toFixed(1)}" r="10" fill="${color}"/>`
  );
}

function runsOf(days: readonly Day[]): Day[][] {
  const runs: Day[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && momentOf(day) - momentOf(before) <= MOST_BETWEEN_MS) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
