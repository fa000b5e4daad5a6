import type { ArticleView } from "~/components/content/article";
import type { FormView } from "~/components/forms/form";
import { memberUpdateForm } from "./member-update-form";
import { pageForm } from "../../forms/page-form";
import type { PageContent, PageContext } from "../../request/page-loader";
import { fixedText } from "../content/article";
import { emptyArticle } from "../content/article-view";
import { orFallback } from "../fallbacks";
import { ownDetails } from "../profile/own-details";

const text = fixedText("membership");

export async function membership(
  context: PageContext,
): Promise<PageContent<{ article: ArticleView; form: FormView }>> {
  const [{ heading, view }, known] = await Promise.all([
    context.sentForm ? orFallback(text(context), withoutText(context)) : text(context),
    context.sentForm ? {} : ownDetails(context),
  ]);
  const form = await pageForm(context, memberUpdateForm, known);
  return { heading, view: { article: view, form }, lifetime: "none" };
}

function withoutText({ t }: PageContext): Pick<PageContent<ArticleView>, "heading" | "view"> {
  return { heading: {}, view: { ...emptyArticle(t), empty: t("notice.partMissing") } };
}
