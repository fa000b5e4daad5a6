import type { DuesView } from "~/components/members/dues";
import { formatLira } from "~/i18n/numbers";
import type { PageContext } from "../request/page-loader";
import type { MemberSheet } from "../upstream/contracts/member-sheet";

export function openDues(
  sheet: Pick<MemberSheet, "openDues"> | null,
  { t, language }: Pick<PageContext, "t" | "language">,
): DuesView | null {
  const owed = sheet?.openDues ?? 0;
  return owed > 0 ? { label: t("member.owedDues"), amount: formatLira(owed, language) } : null;
}
