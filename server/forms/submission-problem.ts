import { href } from "~/pages";
import type { PageContext } from "../request/page-loader";
import { audit } from "../security/audit";
import { LimitReached } from "../security/rate-limits";
import { SessionOver } from "../session/session";
import { endVisit } from "../upstream/auth/member-login";
import {
  BrokenError,
  isSessionRejected,
  RejectedError,
  UPSTREAM_ERRORS,
  UpstreamError,
} from "../upstream/errors";
import { WrongFields } from "./definition";
import type { Submission } from "./submission";
import type { FormState } from "./view";

export interface SubmissionProblem {
  status: number;
  heading: string | null;
  text: string | null;
  message: string | null;
  link: NonNullable<FormState["problem"]>["link"];
  errors: FormState["errors"];
  retryAfterSeconds: number | null;
  setCookies: string[];
  isSessionOver: true;
}

export const sessionIn = ({ visitor }: PageContext) =>
  visitor.kind === "member" ? visitor.session.id : null;

export async function problemOf(
  { form, page }: Pick<Submission, "form" | "page">,
  error: unknown,
): Promise<Partial<SubmissionProblem>> {
  const { t } = page;
  if (error instanceof LimitReached) {
    const minutes = Math.ceil(error.seconds / 60);
    const text = form.tooOften?.(minutes, error) ?? t("form.limit", { count: minutes });
    const setCookies = form.forgetWhenTooOften?.(page.cookies) ?? [];
    audit("limit-reached", { limit: error.limit, address: page.clientAddress, session: sessionIn(page) });
    return { status: 429, text, retryAfterSeconds: error.seconds, setCookies };
  }
  if (error instanceof WrongFields) return { errors: error.errors, heading: error.heading };
  if (error instanceof SessionOver) return sessionOver(page);
  if (!(error instanceof UpstreamError)) throw error;
  if (isSessionRejected(error)) {
    return { ...sessionOver(page), setCookies: await endVisit(page, "session-refused"), isSessionOver: true };
  }
  const { status, retryAfterSeconds } = UPSTREAM_ERRORS[error.kind];
  const heading = form.headingOf?.(error) ?? null;
  const own = form.explain?.(error) ?? null;
  return { status, heading, retryAfterSeconds, ...(own === null ? failure(error, page) : { text: own }) };
}

function sessionOver({ t, language }: PageContext): Partial<SubmissionProblem> {
  return {
    status: UPSTREAM_ERRORS.refused.status,
    text: t("profile.sessionOver"),
    link: {
      href: href("login", language),
      label: t("profile.logInElsewhere"),
      newTab: true,
      newTabNote: t("shell.newTab"),
    },
  };
}

function failure(error: UpstreamError, { t }: PageContext): Partial<SubmissionProblem> {
  if (error instanceof RejectedError) {
    const message = error.shownMessage;
    return message === null ? { text: t("form.rejected") } : { message };
  }
  if (!error.mayHaveArrived) return { text: t("form.failed") };
  return { text: t(error instanceof BrokenError ? "form.unclear" : "form.unsure") };
}
