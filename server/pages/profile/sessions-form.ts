import { z } from "zod";
import { audit } from "../../security/audit";
import { endRegistered, endOtherSessions, openSessions, type LiveSession } from "../../session/live-sessions";
import type { PageContext } from "../../request/page-loader";
import { sessionName } from "./profile-view";
import { confirmPassword, currentPasswordField, limitProfileChanges } from "./confirm-password";
import { defineForm, type FormSource, type FormSubmission } from "../../forms/definition";
import { field } from "../../forms/field";
import { memberContext, type MemberContext } from "../member-context";
import { sessionOf } from "./own-user";
import { savedView } from "./profile-form";

export const SESSIONS_FORM = "oturumlarim";

const WHICH = "oturum";
const ALL_OTHERS = "digerleri";

export const sessionsForm: FormSource = async (context) => {
  const { t } = context;
  const session = sessionOf(context);
  const open = session ? await openSessions(session) : [];
  const others = open.filter(({ id }) => id !== session?.id);
  const own = open.find(({ id }) => id === session?.id);
  const choices = [
    ...others.toReversed().map((each) => ({ value: each.id, label: sessionName(each, context) })),
    { value: ALL_OTHERS, label: t("profile.allOtherSessions") },
  ];
  return defineForm({
    id: SESSIONS_FORM,
    isOneOfSeveral: true,
    owner: session?.user.id ?? null,
    mayBeQuick: true,
    heading: t("profile.sessionsHeading"),
    intro: [
      ...(own ? [t("profile.thisSession", { session: sessionName(own, context) })] : []),
      t(others.length > 0 ? "profile.otherSessions" : "profile.noOtherSessions"),
    ].join(" "),
    submit: t("profile.sessionsSubmit"),
    purpose: t("profile.sessionsPurpose"),
    fields: [
      field({
        kind: "one",
        name: WHICH,
        as: "which",
        label: t("profile.sessionToEnd"),
        help: null,
        choices,
        schema: z.enum(
          choices.map(({ value }) => value),
          { error: t("profile.sessionMissing") },
        ),
      }),
      currentPasswordField(
        t,
        t("profile.sessionsPasswordHelp"),
        z.string({ error: t("profile.currentPasswordMissing") }),
      ),
    ],
    reserve: () => limitProfileChanges(session?.user.id ?? 0),
    send: async ({ which, current }, page) => {
      const member = memberContext(page);
      await confirmPassword(current, member.session, page);
      const one = others.find(({ id }) => id === which);
      return one ? endOne(one, member) : endOthers(member);
    },
  });
};

async function endOne(session: LiveSession, page: MemberContext): Promise<FormSubmission> {
  await endRegistered(page.session, session);
  audit("session-ended", { ...whose(page), session: session.id });
  return { thanks: savedView(page.t("profile.sessionEnded"), page.t("profile.sessionsAgain"), page) };
}

async function endOthers(page: MemberContext): Promise<FormSubmission> {
  const session = await endOtherSessions(page.session, page);
  audit("sessions-ended", { ...whose(page), session: page.session.id });
  const thanks = savedView(page.t("profile.sessionsEnded"), page.t("profile.sessionsAgain"), page);
  return { thanks, session };
}

const whose = ({ session, clientAddress: address }: PageContext & MemberContext) => ({
  account: session.user.userName,
  address,
});
