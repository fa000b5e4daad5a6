import { documentHandler } from "../../http/remix-patches/document-handler";
import { loadBuild } from "../../http/remix-patches/load-build";
import { isPublic, PAGES } from "~/pages";
import { logInMember, trySiteAccount, tryToken } from "./accounts";
import { Diagnosis, type CallReport, type PageReport } from "./diagnosis";
import { tryHabits } from "./habits";
import { visitPages, type PageVisit } from "./page-visits";
import { timeSlowCalls } from "./slow-calls";
import { tryAddresses, tryFiles, tryRedis, type Surrounding } from "./surroundings";
import { Watch } from "./watch";

export interface Checkup {
  surroundings: Surrounding[];
  calls: CallReport[];
  pages: PageReport[];
  untried: { page: string; why: string }[];
}

export async function checkUp(): Promise<Checkup> {
  const watch = new Watch();
  const handle = documentHandler(watch.over(await loadBuild()));
  const site = await trySiteAccount();
  const { member, account } = await logInMember();
  const visits = await visitPages(handle, watch, { kind: "anonymous" });
  if (member) visits.push(...(await visitPages(handle, watch, member)));
  const answers = [...watch.answers];
  const slow = await timeSlowCalls(answers);
  const diagnosis = new Diagnosis(answers, await tryHabits(answers), slow);
  return {
    surroundings: [
      ...tryAddresses(answers),
      tryToken(site),
      ...(account ? [account] : []),
      ...(await tryFiles(visits)),
      ...(await tryRedis()),
    ],
    calls: diagnosis.calls(),
    pages: [diagnosis.frame(visits), ...visits.map((visit) => diagnosis.page(visit))],
    untried: untried(visits, account),
  };
}

function untried(visits: readonly PageVisit[], account: Surrounding | null): Checkup["untried"] {
  const opened = new Set(visits.map(({ page }) => page.id));
  const missing = PAGES.filter((page) => page.shape !== "not-found" && !opened.has(page.id));
  const noAccount = account ? "the member's account is not let in" : "for members: set DOCTOR_USER";
  return missing.map((page) => ({ page: page.id, why: isPublic(page) ? "no page links to one" : noAccount }));
}
