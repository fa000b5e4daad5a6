import type { FormDisabledView } from "~/components/forms/form-disabled";
import { href } from "~/pages";
import type { WordKey } from "~/i18n/words";
import type { RequestContext } from "../request/request-context";

export function formDisabled(text: WordKey, { t, language }: RequestContext): FormDisabledView {
  return { text: t(text), link: { href: href("contact", language), label: t("page.contact") } };
}
