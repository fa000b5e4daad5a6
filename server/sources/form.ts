import type { FormView } from "~/components/form";
import type { LinkView } from "~/components/link";
import type { NoticeView } from "~/components/page-frame";
import type { OtherWayView } from "~/components/other-way";
import type { PageId } from "~/pages";
import type { WordKey } from "~/text/words";
import { exchange } from "../exchange";
import type { FormSource } from "../forms/form-definition";
import { otherWay } from "../forms/other-way";
import { pageForm } from "../forms/page-form";
import { registerForm, resetPasswordForm } from "../forms/account-forms";
import { logInForm } from "../forms/log-in-form";
import { mailingListForm } from "../forms/mailing-list-form";
import { PageError } from "../page-errors";
import type { PageContent, PagePortal } from "../page-loader";
import { logInLinks, logInNotices } from "./log-in";

interface PageForm {
  source: FormSource;
  lead: WordKey;
  /** What is said where the operator has switched the form off; null while it is on. */
  off: WordKey | null;
  /** What is said above the form. @throws Response for those who need no form */
  notices?: (portal: PagePortal) => NoticeView[];
  /** What stands below it. */
  links?: (portal: PagePortal, form: FormView) => LinkView[];
}

/** The pages that are nothing but a form. */
const FORMS: Partial<Record<PageId, PageForm>> = {
  "mailing-list": { source: mailingListForm, lead: "lead.mailingList", off: null },
  login: { source: logInForm, lead: "lead.login", off: null, notices: logInNotices, links: logInLinks },
  register: {
    source: registerForm,
    lead: "lead.register",
    off: exchange.forms.registration ? null : "register.off",
  },
  "reset-password": {
    source: resetPasswordForm,
    lead: "lead.resetPassword",
    off: exchange.forms.passwordReset ? null : "resetPassword.off",
  },
};

/** The form, or what stands in its place. */
export type FormPageView =
  { form: FormView; links: LinkView[]; otherWay: null } | { form: null; links: []; otherWay: OtherWayView };

function formOf({ match }: PagePortal) {
  const form = FORMS[match.page.id];
  if (!form) throw new PageError("notFound");
  return form;
}

/** The form of such a page. */
export const formOfPage: FormSource = async (portal) => {
  const { source, off } = formOf(portal);
  if (off) throw new PageError("method");
  return source(portal);
};

/** A page that is nothing but its form. */
export async function formPage(portal: PagePortal): Promise<PageContent<FormPageView>> {
  const { t, match } = portal;
  const { source, lead, off, notices, links } = formOf(portal);
  const title = t(match.page.title);
  if (off)
    return {
      heading: { title },
      view: { form: null, links: [], otherWay: otherWay(off, portal) },
      lifetime: "none",
    };
  const heading = { title, lead: t(lead), notices: notices?.(portal) ?? [] };
  const form = await pageForm(portal, source);
  return { heading, view: { form, links: links?.(portal, form) ?? [], otherWay: null }, lifetime: "none" };
}
