import type { Translate } from "~/text/words";
import { audit } from "../audit";
import { beginLogIn } from "../auth/member-log-in";
import type { Session } from "../auth/session";
import { limit } from "../limits";
import type { PagePortal } from "../page-loader";
import { mayPass, RefusedError } from "../upstream/errors";
import { WrongFields, type FieldSpec } from "./form-definition";
import { takeTurns } from "./turns";

/** The field for the password that one has. */
export const CURRENT_PASSWORD = "mevcut_sifre";

/** Fewer wrong ones than upstreams allow before they lock a name. */
const confirmations = limit({ name: "password-confirmations", most: 4, seconds: 15 * 60 });

export function passwordField(
  name: string,
  label: string,
  autoComplete: string,
  help: string | null = null,
): FieldSpec {
  return { kind: "line", type: "password", name, label, help, placeholder: null, autoComplete };
}

/** The field by which a form makes sure that it is the session's own user who sends it. */
export const currentPasswordField = (t: Translate, help: string): FieldSpec =>
  passwordField(CURRENT_PASSWORD, t("profile.currentPassword"), "current-password", help);

/**
 * Makes sure that a password is that of the session's user: it is good for the first step of a log-in.
 * @throws WrongFields, LimitReached, UpstreamError
 */
export async function confirmPassword(
  password: string | undefined,
  session: Session,
  { t, language, clientAddress: address }: PagePortal,
): Promise<void> {
  if (password === undefined)
    throw new WrongFields({ [CURRENT_PASSWORD]: t("profile.currentPasswordMissing") });
  const { id, userName, memberNumber } = session.user;
  const turn = await takeTurns([confirmations, String(id)]);
  const credentials = { user: userName ?? "", password, memberCode: memberNumber ?? "" };
  try {
    await beginLogIn(credentials, language);
    await turn.giveBack();
  } catch (error) {
    if (mayPass(error)) await turn.giveBack();
    if (!(error instanceof RefusedError)) throw error;
    audit("password-wrong", { account: userName, address, session: session.id });
    throw new WrongFields({ [CURRENT_PASSWORD]: t("profile.currentPasswordWrong") });
  }
}
