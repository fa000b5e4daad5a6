import { href } from "~/pages";
import type { RequestContext } from "../request/request-context";
import type { FormSubmission } from "./definition";

export function successMessage(
  text: string,
  number: string | null,
  { t, language }: RequestContext,
): FormSubmission {
  return {
    thanks: {
      heading: t("form.sent"),
      text,
      number: number === null ? null : { label: t("form.number"), value: number },
      links: [{ href: href("home", language), label: t("error.goHome") }],
    },
  };
}
