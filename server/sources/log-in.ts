import { redirectDocument } from "@remix-run/node";
import type { FormView } from "~/components/form";
import type { LinkView } from "~/components/link";
import type { NoticeView } from "~/components/page-frame";
import type { Language } from "~/language";
import { href, hrefOfMatch, pageById } from "~/pages";
import { LOG_IN_REASONS } from "../member-page";
import type { PagePortal } from "../page-loader";
import { sameSitePath } from "../same-site-path";

/** Where a log-in leads: back to where one came from on this site, or to the member's own bulletin. */
export function afterLogIn(url: URL, language: Language): string {
  const back = sameSitePath(url.searchParams.get("donus") || null);
  // To the log-in itself nobody wants to go back.
  return back && back.match.page.id !== "login" ? back.path + back.search : href("member-bulletin", language);
}

/** The parameter of the log-in page that names its step. */
const STEP = "adim";
/** At "code" a code is awaited; "start" asks for name and password again, whatever is awaited. */
const STEPS = { code: "kod", start: "bastan" } as const;

/** Whether the log-in page was asked for at a step. */
export const isAtStep = (url: URL, step: keyof typeof STEPS) => url.searchParams.get(STEP) === STEPS[step];

/** The log-in page at a step, with all else that its address says but the reason to be there. */
export function logInAtStep({ match, language, url }: PagePortal, step: keyof typeof STEPS): string {
  const query = new URLSearchParams(url.search);
  query.delete("neden");
  query.set(STEP, STEPS[step]);
  return `${hrefOfMatch(match, language)}?${query.toString()}`;
}

/** What else there is to do than to fill in the form: to start over with a code, else what who has no way in can do. */
export function logInLinks(portal: PagePortal, form: FormView): LinkView[] {
  const { t, language } = portal;
  if (form.id === CODE_FORM) return [{ href: logInAtStep(portal, "start"), label: t("logIn.startOver") }];
  return (["reset-password", "register"] as const).map((id) => ({
    href: href(id, language),
    label: t(pageById(id).title),
  }));
}

/** Names the form that asks for the code. */
export const CODE_FORM = "dogrulama";

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
