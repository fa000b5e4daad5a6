import type { z } from "zod";
import type { Translate } from "~/i18n/words";
import { audit } from "../../security/audit";
import { beginLogIn } from "../../upstream/auth/member-login";
import type { Session } from "../../session/session";
import { rateLimit } from "../../security/rate-limits";
import type { PageContext } from "../../request/page-loader";
import { isTransient, RefusedError } from "../../upstream/errors";
import { WrongFields } from "../../forms/definition";
import { field } from "../../forms/field";
import { LINE } from "../../forms/shared-fields";
import { reserve, type Reservation } from "../../forms/limit-reservation";
import type { Id } from "../../upstream/record";

export const CURRENT_PASSWORD = "mevcut_sifre";

/** Below the number at which upstreams lock a name. */
const confirmations = rateLimit({ name: "password-confirmations", most: 4, seconds: 15 * 60 });

export const currentPasswordField = <Schema extends z.ZodType>(
  t: Translate,
  help: string | null,
  schema: Schema,
) =>
  field({
    ...LINE,
    type: "password",
    name: CURRENT_PASSWORD,
    as: "current",
    label: t("profile.currentPassword"),
    help,
    autoComplete: "current-password",
    schema,
  });

/** Checked by the first step of a log-in. @throws WrongFields, LimitReached, UpstreamError */
export async function confirmPassword(
  password: string | undefined,
  session: Session,
  { t, language, clientAddress: address }: PageContext,
): Promise<void> {
  if (password === undefined)
    throw new WrongFields({ [CURRENT_PASSWORD]: t("profile.currentPasswordMissing") });
  const { id, userName, memberNumber } = session.user;
  const turn = await reserve([confirmations, String(id)]);
  const credentials = { user: userName ?? "", password, memberCode: memberNumber ?? "" };
  try {
    await beginLogIn(credentials, language);
    await turn.giveBack();
  } catch (error) {
    if (isTransient(error)) await turn.giveBack();
    if (!(error instanceof RefusedError)) throw error;
    audit("password-wrong", { account: userName, address, session: session.id });
    throw new WrongFields(
      { [CURRENT_PASSWORD]: t("profile.currentPasswordWrong") },
      t("profile.currentPasswordWrongHeading"),
    );
  }
}

const QUARTER_HOUR = 15 * 60;

/** Protects an open session on a shared computer against guessing. */
const passwords = rateLimit({ name: "password-changes", most: 6, seconds: QUARTER_HOUR });
const details = rateLimit({ name: "profile-changes", most: 20, seconds: QUARTER_HOUR });

export const limitPasswordChanges = (userId: Id): Promise<Reservation> =>
  reserve([passwords, String(userId)]);

export const limitProfileChanges = (userId: Id): Promise<Reservation> => reserve([details, String(userId)]);
