import { z } from "zod";
import { audit } from "../audit";
import { endKnown, endOtherSessions, openSessions } from "../auth/live-sessions";
import type { KnownSession } from "../auth/session-register";
import type { PagePortal } from "../page-loader";
import { sessionName } from "../views/profile";
import { confirmPassword, CURRENT_PASSWORD, currentPasswordField } from "./confirm-password";
import { defineForm, type FormSource, type Sending } from "./form-definition";
import { asMember, type MemberPortal } from "../member-page";
import { sessionOf } from "./own-user";
import { savedView } from "./profile-form";
import { takeProfileTurn } from "./profile-limits";

/** Names the form in element ids and among the forms of its page. */
export const SESSIONS_FORM = "oturumlarim";

const WHICH = "oturum";
const ALL_OTHERS = "digerleri";

/** A user's sessions on this and other devices; with the password one of them can be ended, or all but this one. */
export const sessionsForm: FormSource = async (portal) => {
  const { t, language } = portal;
  const session = sessionOf(portal);
  const open = session ? await openSessions(session) : [];
  const others = open.filter(({ id }) => id !== session?.id);
  const own = open.find(({ id }) => id === session?.id);
  const choices = [
    ...others.toReversed().map((each) => ({ value: each.id, label: sessionName(each, language, t) })),
    { value: ALL_OTHERS, label: t("profile.allOtherSessions") },
  ];
  return defineForm({
    id: SESSIONS_FORM,
    isOneOfSeveral: true,
    owner: session?.user.id ?? null,
    mayBeQuick: true,
    heading: t("profile.sessionsHeading"),
    intro: [
      ...(own ? [t("profile.thisSession", { session: sessionName(own, language, t) })] : []),
      t(others.length > 0 ? "profile.otherSessions" : "profile.noOtherSessions"),
    ].join(" "),
    submit: t("profile.sessionsSubmit"),
    purpose: t("profile.sessionsPurpose"),
    fields: [
      { kind: "one", name: WHICH, label: t("profile.sessionToEnd"), help: null, choices },
      currentPasswordField(t, t("profile.sessionsPasswordHelp")),
    ],
    schema: z.object({
      [WHICH]: z.enum(
        choices.map(({ value }) => value),
        { error: t("profile.sessionMissing") },
      ),
      [CURRENT_PASSWORD]: z.string({ error: t("profile.currentPasswordMissing") }),
    }),
    takeTurn: () => takeProfileTurn(session?.user.id ?? 0),
    send: async ({ [WHICH]: which, [CURRENT_PASSWORD]: password }, page) => {
      const member = asMember(page);
      await confirmPassword(password, member.session, page);
      const one = others.find(({ id }) => id === which);
      return one ? endOne(one, member) : endOthers(member);
    },
  });
};

async function endOne(known: KnownSession, page: MemberPortal): Promise<Sending> {
  await endKnown(page.session, known);
  audit("session-ended", { ...whose(page), session: known.id });
  return { thanks: savedView(page.t("profile.sessionEnded"), page.t("profile.sessionsAgain"), page) };
}

async function endOthers(page: MemberPortal): Promise<Sending> {
  const session = await endOtherSessions(page.session, page);
  audit("sessions-ended", { ...whose(page), session: page.session.id });
  const thanks = savedView(page.t("profile.sessionsEnded"), page.t("profile.sessionsAgain"), page);
  return { thanks, session };
}

const whose = ({ session, clientAddress: address }: PagePortal & MemberPortal) => ({
  account: session.user.userName,
  address,
});
