import { redirectDocument } from "@remix-run/node";
import type { FormView } from "~/components/forms/form";
import type { LinkView } from "~/components/elements/link";
import type { NoticeView } from "~/components/frame/page-frame";
import type { Language } from "~/i18n/language";
import { href, pageById } from "~/pages";
import { LOG_IN_REASONS } from "../../session/session";
import type { PageContext } from "../../request/page-loader";
import { choice, definePageQuery, text } from "../query";
import { safeRedirect } from "../../security/addresses";

export function afterLogIn(url: URL, language: Language): string {
  const back = safeRedirect(logInQuery.read({ url }).back || null);
  return back && back.match.page.id !== "login" ? back.path + back.search : href("member-bulletin", language);
}

const STEPS = { kod: "code", bastan: "start" } as const;
type Step = (typeof STEPS)[keyof typeof STEPS];

const logInQuery = definePageQuery("login", {
  donus: text("back"),
  neden: text("reason"),
  adim: choice("step", STEPS, null),
});

export const isAtStep = (url: URL, step: Step) => logInQuery.read({ url }).step === step;

export const logInAtStep = (context: PageContext, step: Step): string =>
  logInQuery.href(context, { ...logInQuery.read(context), reason: "", step });

export function logInLinks(context: PageContext, form: FormView): LinkView[] {
  const { t, language } = context;
  if (form.id === CODE_FORM) return [{ href: logInAtStep(context, "start"), label: t("logIn.startOver") }];
  return (["reset-password", "register"] as const).map((id) => ({
    href: href(id, language),
    label: t(pageById(id).title),
  }));
}

export const CODE_FORM = "dogrulama";

export function logInNotices({ url, visitor, language, t }: PageContext): NoticeView[] {
  if (visitor.kind === "member") {
    const onward: Response = redirectDocument(afterLogIn(url, language));
    throw onward;
  }
  const { reason } = logInQuery.read({ url });
  if (reason === LOG_IN_REASONS.expired) return [{ kind: "info", text: t("session.expired") }];
  if (reason === LOG_IN_REASONS.refused) return [{ kind: "info", text: t("session.refused") }];
  return [];
}
