import { href } from "~/pages";
import type { Portal } from "../portal";
import type { Sending } from "./form-definition";

/** The thanks for what was sent, with the number to ask by if the upstream gave one. */
export function thanksFor(text: string, number: string | null, { t, language }: Portal): Sending {
  return {
    thanks: {
      heading: t("form.sent"),
      text,
      number: number === null ? null : { label: t("form.number"), value: number },
      links: [{ href: href("home", language), label: t("error.goHome") }],
    },
  };
}
