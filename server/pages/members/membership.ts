import { z } from "zod";
import type { ArticleView } from "~/components/content/article";
import type { FormView } from "~/components/forms/form";
import { pageForm } from "../../forms/page-form";
import type { PageContent, PageContext } from "../../request/page-loader";
import { fixedText } from "../content/article";
import { emptyArticle } from "../content/article-view";
import { orFallback } from "../fallbacks";
import { ownDetails } from "../profile/own-details";
import type { Translate } from "~/i18n/words";
import { createMessage } from "../../upstream/contracts/messages";
import { listProvinces } from "../../upstream/contracts/registry";
import { defineForm, type FormSource } from "../../forms/definition";
import { field } from "../../forms/field";
import { fields } from "../../forms/shared-fields";
import { successMessage } from "../../forms/success-message";

const text = fixedText("membership");

export async function membership(
  context: PageContext,
): Promise<PageContent<{ article: ArticleView; form: FormView }>> {
  const [{ heading, view }, details] = await Promise.all([
    context.sentForm ? orFallback(text(context), withoutText(context)) : text(context),
    context.sentForm ? {} : ownDetails(context),
  ]);
  const form = await pageForm(context, memberUpdateForm, details);
  return { heading, view: { article: view, form }, lifetime: "none" };
}

function withoutText({ t }: PageContext): Pick<PageContent<ArticleView>, "heading" | "view"> {
  return { heading: {}, view: emptyArticle(t("notice.partMissing")) };
}

export const memberUpdateForm: FormSource = async ({ t, upstream }) => {
  const provinces = await orFallback(upstream.read(listProvinces, null, { isAside: true }), []);
  const choices = provinces.flatMap(({ id, name }) => (name ? [{ value: String(id), label: name }] : []));
  return defineForm({
    id: "bilgi-guncelleme",
    heading: t("memberUpdate.heading"),
    intro: t("memberUpdate.intro"),
    submit: t("memberUpdate.submit"),
    purpose: t("memberUpdate.purpose"),
    fields: [
      fields.company(t),
      fields.memberCode(t),
      fields.name(t),
      fields.email(t),
      fields.phone(t),
      ...(choices.length > 0 ? [provinceField(choices, t)] : []),
      fields.message(t, { label: t("memberUpdate.changes"), help: t("memberUpdate.changesHelp") }),
    ],
    send: async ({ province, ...message }, context) => {
      const { number } = await context.upstream.read(createMessage, {
        kind: "memberUpdate",
        ...message,
        provinceId: province,
        subject: "BILGI_GUNCELLEME",
      });
      return successMessage(t("form.sentText", { email: message.email }), number, context);
    },
  });
};

const provinceField = (choices: { value: string; label: string }[], t: Translate) =>
  field({
    kind: "select",
    name: "il",
    as: "province",
    label: t("memberUpdate.province"),
    help: null,
    choices,
    prompt: t("memberUpdate.choose"),
    schema: z
      .enum(
        choices.map(({ value }) => value),
        { error: t("memberUpdate.provinceMissing") },
      )
      .transform((id): number | undefined => Number(id)),
  });
