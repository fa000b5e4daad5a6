import type { OtherWayView } from "~/components/other-way";
import { href } from "~/pages";
import type { WordKey } from "~/text/words";
import type { Portal } from "../portal";

/** In place of a form that the operator has switched off: what can be done instead. */
export function otherWay(text: WordKey, { t, language }: Portal): OtherWayView {
  return { text: t(text), link: { href: href("contact", language), label: t("page.contact") } };
}
