/** @typedef {{ perCpuSecond: number, p50: number, p99: number }} Sample */

/** What a page-cache hit must do at least, measured by the bare server. */
const FLOOR = 0.8;

/**
 * The table, and whether the page cache is fast enough. The first row is the yardstick, the second the
 * page cache, the last remix-serve.
 * @param {Map<string, Sample[]>} all
 */
export function report(all) {
  const rows = [...all].map(([name, samples]) => ({
    name,
    perCpuSecond: median(samples.map(({ perCpuSecond }) => perCpuSecond)),
    p50: median(samples.map(({ p50 }) => p50)),
    p99: median(samples.map(({ p99 }) => p99)),
  }));
  const yardstick = rows[0]?.perCpuSecond ?? NaN;
  const slowest = rows.at(-1)?.perCpuSecond ?? NaN;
  const heads = ["requests per CPU-second", "of bare", "x remix-serve", "p50 ms", "p99 ms"];
  const lines = rows.map(({ name, perCpuSecond, p50, p99 }) =>
    row(name, [
      perCpuSecond.toFixed(0),
      `${((100 * perCpuSecond) / yardstick).toFixed(1)} %`,
      (perCpuSecond / slowest).toFixed(1),
      p50.toFixed(2),
      p99.toFixed(2),
    ]),
  );
  // Round by round: what slows the machine for some seconds slows both.
  const [bare = [], hits = []] = [...all.values()];
  const share = median(hits.map((hit, round) => hit.perCpuSecond / (bare[round]?.perCpuSecond ?? NaN)));
  const verdict = `In the middle round a page-cache hit did ${(100 * share).toFixed(0)} % of bare node:http (at least ${100 * FLOOR} %).`;
  const how = `Medians of ${all.values().next().value?.length ?? 0} rounds; latencies of one visitor at a time. ${verdict}`;
  return { text: `${[row("", heads), ...lines, "", how].join("\n")}\n`, holds: share >= FLOOR };
}

/**
 * @param {string} name
 * @param {string[]} cells
 */
function row(name, cells) {
  const widths = [24, 9, 14, 8, 8];
  return name.padEnd(28) + cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join("");
}

/**
 * The value below which a share of the sorted values lies.
 * @param {number[]} sorted
 * @param {number} share
 */
export const at = (sorted, share) => sorted[Math.floor(sorted.length * share)] ?? NaN;

/** @param {number[]} values */
export const median = (values) =>
  at(
    [...values].sort((a, b) => a - b),
    0.5,
  );
