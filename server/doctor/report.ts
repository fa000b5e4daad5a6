import type { Check } from "./check";
import type { Examined, Finding } from "./examine";

const MARKS: Record<Finding["kind"], string> = {
  fits: "ok     ",
  misfits: "MISFIT ",
  failed: "FAILED ",
  skipped: "skipped",
};

/** What the doctor says of one check: a line, and below it what is wrong and what the pages will lack. */
export function linesOf(
  { call, lacks, of }: Check,
  { finding, ms }: Pick<Examined, "finding" | "ms">,
): string[] {
  const name = of === null ? call.name : `${call.name} (${of})`;
  return [
    `${MARKS[finding.kind]} ${name.padEnd(36)} ${summaryOf(finding, ms)}`,
    ...detailsOf(finding, lacks, of),
  ];
}

function summaryOf(finding: Finding, ms: number): string {
  switch (finding.kind) {
    case "fits":
      return [finding.rows === null ? "one answer" : `${finding.rows} rows`, `${ms} ms`].join(", ");
    case "misfits":
      return `does not fit the contract, ${ms} ms`;
    case "failed":
    case "skipped":
      return finding.reason;
  }
}

function detailsOf(finding: Finding, lacks: string, of: string | null): string[] {
  const lacking = `          the pages lack: ${lacks}`;
  if (finding.kind === "fits") {
    const { rows, unfilled, losses } = finding;
    if (rows === 0 && losses.size === 0) return [`          nothing there: ${lacks}`];
    const lost = [...losses].map(([what, count]) => `          can't be used: ${what}, ${count} times`);
    const isTold = of === null && unfilled.length > 0;
    return [...lost, ...(isTold ? [`          in no row: ${unfilled.join(", ")}`] : [])];
  }
  if (finding.kind === "skipped") return [];
  if (finding.kind === "failed") return [lacking];
  const places = finding.misfits.map(
    ({ path, expected, got }) => `          ${path}: expected ${expected}, got ${got}`,
  );
  return [...places, lacking];
}

/** The last line: how many of each. */
export function totalLine(findings: readonly Finding[]): string {
  const count = (kind: Finding["kind"]) => findings.filter((finding) => finding.kind === kind).length;
  return `${count("fits")} fit, ${count("misfits")} do not fit, ${count("failed")} failed, ${count("skipped")} skipped`;
}
