import type { FormView } from "~/components/forms/form";
import type { LinkView } from "~/components/elements/link";
import type { NoticeView } from "~/components/frame/page-frame";
import type { FormDisabledView } from "~/components/forms/form-disabled";
import type { PageId } from "~/pages";
import type { WordKey } from "~/i18n/words";
import { siteProfile } from "../../config/site-profile";
import type { FormSource } from "../../forms/definition";
import { formDisabled, pageForm } from "../../forms/page-form";
import { registerForm, resetPasswordForm } from "./account-forms";
import { logInForm } from "./login-form";
import { mailingListForm } from "../contact/mailing-list-form";
import { PageError } from "../errors/page-error";
import type { PageContent, PageContext } from "../../request/page-loader";
import { logInLinks, logInNotices } from "./login";

interface PageForm {
  source: FormSource;
  off: WordKey | null;
  notices?: (context: PageContext) => NoticeView[];
  links?: (portal: PageContext, form: FormView) => LinkView[];
}

const FORMS: Partial<Record<PageId, PageForm>> = {
  "mailing-list": { source: mailingListForm, off: null },
  login: { source: logInForm, off: null, notices: logInNotices, links: logInLinks },
  register: { source: registerForm, off: siteProfile.forms.registration ? null : "register.off" },
  "reset-password": {
    source: resetPasswordForm,
    off: siteProfile.forms.passwordReset ? null : "resetPassword.off",
  },
};

export type FormPageView =
  | { form: FormView; links: LinkView[]; otherWay: null }
  | { form: null; links: []; otherWay: FormDisabledView };

function formOf({ match }: PageContext) {
  const form = FORMS[match.page.id];
  if (!form) throw new PageError("notFound");
  return form;
}

export const formOfPage: FormSource = async (context) => {
  const { source, off } = formOf(context);
  if (off) throw new PageError("method");
  return source(context);
};

export async function formPage(context: PageContext): Promise<PageContent<FormPageView>> {
  const { source, off, notices, links } = formOf(context);
  if (off)
    return {
      heading: { lead: null },
      view: { form: null, links: [], otherWay: formDisabled(off, context) },
      lifetime: "none",
    };
  const heading = { notices: notices?.(context) ?? [] };
  const form = await pageForm(context, source);
  return { heading, view: { form, links: links?.(context, form) ?? [], otherWay: null }, lifetime: "none" };
}
