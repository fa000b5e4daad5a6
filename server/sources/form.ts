import type { FormView } from "~/components/form";
import type { PageId } from "~/pages";
import type { WordKey } from "~/text/words";
import type { FormSource } from "../forms/form-definition";
import { pageForm } from "../forms/page-form";
import { registerForm, resetPasswordForm } from "../forms/account-forms";
import { mailingListForm } from "../forms/mailing-list-form";
import { PageError } from "../page-errors";
import type { PageContent, PagePortal } from "../page-loader";

/** The pages that are nothing but a form. */
const FORMS: Partial<Record<PageId, { source: FormSource; lead: WordKey }>> = {
  "mailing-list": { source: mailingListForm, lead: "lead.mailingList" },
  register: { source: registerForm, lead: "lead.register" },
  "reset-password": { source: resetPasswordForm, lead: "lead.resetPassword" },
};

function formOf({ match }: PagePortal) {
  const form = FORMS[match.page.id];
  if (!form) throw new PageError("notFound");
  return form;
}

/** The form of such a page. */
export const formOfPage: FormSource = (portal) => formOf(portal).source(portal);

/** A page that is nothing but its form. */
export async function formPage(portal: PagePortal): Promise<PageContent<FormView>> {
  const { t, match } = portal;
  const { source, lead } = formOf(portal);
  return {
    heading: { title: t(match.page.title), lead: t(lead) },
    view: await pageForm(portal, source),
    lifetime: "none",
  };
}
