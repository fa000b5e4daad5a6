import { redirectDocument } from "@remix-run/node";
import type { NoticeView } from "~/components/page-frame";
import type { Language } from "~/language";
import { href } from "~/pages";
import { LOG_IN_REASONS } from "../member-page";
import type { PagePortal } from "../page-loader";
import { sameSitePath } from "../same-site-path";

/** Where a log-in leads: back to where one came from on this site, or to the member's own bulletin. */
export function afterLogIn(url: URL, language: Language): string {
  const back = sameSitePath(url.searchParams.get("donus"));
  return back ? back.path + back.search : href("member-bulletin", language);
}

/** Why one has to log in again. @throws Response: on to where the log-in leads, for who is logged in */
export function logInNotices({ url, visitor, language, t }: PagePortal): NoticeView[] {
  if (visitor.kind === "member") {
    const onward: Response = redirectDocument(afterLogIn(url, language));
    throw onward;
  }
  const reason = url.searchParams.get("neden");
  if (reason === LOG_IN_REASONS.expired) return [{ kind: "info", text: t("session.expired") }];
  if (reason === LOG_IN_REASONS.refused) return [{ kind: "info", text: t("session.refused") }];
  return [];
}
