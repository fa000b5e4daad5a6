import { asMember } from "../member-page";
import type { PageContent, PagePortal } from "../page-loader";
import { readOwnUser } from "../upstream/contracts/users";

/** A user's own page. */
export async function profile(portal: PagePortal): Promise<PageContent<{ name: string | null }>> {
  const { t, upstream } = asMember(portal);
  const user = await upstream.read(readOwnUser, null);
  return { heading: { title: t("page.profile") }, view: { name: user.name }, lifetime: "none" };
}
