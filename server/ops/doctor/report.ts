import type { Checkup, PageReport } from "./checkup";

const LABELS: Record<PageReport["shown"], string> = {
  whole: "whole    ",
  "in part": "in part  ",
  not: "NOT SHOWN",
};

export function linesOf({ upstream, accounts, pages, untried }: Checkup): string[] {
  const count = (display: PageReport["shown"]) => pages.filter((page) => page.shown === display).length;
  return [
    `The upstream at ${upstream}, as the pages read it.`,
    "",
    ...accounts.map(({ name, fault }) =>
      fault === null ? `ok         ${name}` : `FAILED     ${name}: ${fault}`,
    ),
    "",
    ...pages.map(pageLine),
    ...untried.map(({ page, why }) => `not tried  ${page} (${why})`),
    "",
    `${count("whole")} whole, ${count("in part")} in part, ${count("not")} not shown; ${untried.length} not tried`,
  ];
}

function pageLine({ path, status, shown, misfits }: PageReport): string {
  const where = status === 200 ? path : `${path} (${status})`;
  return [`${LABELS[shown]}  ${where}`, ...misfits].join(misfits.length > 0 ? "  · " : "");
}
