import type { ArticleView } from "~/components/article";
import type { FormView } from "~/components/form";
import { memberUpdateForm } from "../../forms/member-update-form";
import { pageForm } from "../../forms/page-form";
import type { PageContent, PagePortal } from "../../page-loader";
import { fixedText } from "../article";
import { emptyArticle } from "../../views/article";
import { optional } from "../optional";
import { ownDetails } from "../own-details";

const text = fixedText("membership");

/** How to become a member, and the form by which members tell what has changed; those who are logged in find it filled in. */
export async function membership(
  portal: PagePortal,
): Promise<PageContent<{ article: ArticleView; form: FormView }>> {
  const [{ heading, view }, known] = await Promise.all([
    portal.sentForm ? optional(text(portal), withoutText(portal)) : text(portal),
    portal.sentForm ? {} : ownDetails(portal),
  ]);
  const form = await pageForm(portal, memberUpdateForm, known);
  return { heading, view: { article: view, form }, lifetime: "none" };
}

/** What somebody sent comes back, whatever else of the page can't be had. */
function withoutText({ t, match }: PagePortal): Pick<PageContent<ArticleView>, "heading" | "view"> {
  const view = { ...emptyArticle(t), empty: t("notice.partMissing") };
  return { heading: { title: t(match.page.title) }, view };
}
