import { group } from "d3-array";
import type { LinkGroupsView } from "~/components/link-groups";
import type { Language } from "~/i18n/language";
import type { Translate } from "~/i18n/words";
import type { Translated } from "../turkish-fallback";
import type { ContentItem } from "../../upstream/contracts/content";
import { linkView, resolveLink } from "../../html/links";
import { compareIds } from "../../upstream/ids";

type GroupView = LinkGroupsView["groups"][number];

export function linkGroupsView(
  items: readonly Translated<ContentItem>[],
  language: Language,
  t: Translate,
): LinkGroupsView {
  const ordered = items.toSorted(
    (a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || compareIds(a.id, b.id),
  );
  const byCategory = group(ordered, ({ category }) => category ?? t("links.others"));
  const groups = [...byCategory].map(([heading, own]): GroupView => ({
    heading,
    links: own.flatMap((item) => linkOf(item, language, t)),
  }));
  const shown = groups.filter(({ links }) => links.length > 0);
  return { groups: shown, empty: shown.length === 0 ? t("links.empty") : null };
}

function linkOf(item: Translated<ContentItem>, language: Language, t: Translate): GroupView["links"] {
  const destination = item.externalLink === null ? null : resolveLink(item.externalLink, language);
  if (!destination) return [];
  const host = destination.external ? new URL(destination.href).host : null;
  const label = item.title ?? host ?? t("article.untitled");
  return [
    {
      link: linkView(label, destination, item.newTab, t),
      about: item.summary,
      // mailto: and tel: have none.
      host: host?.replace(/^www\./, "") || null,
      ...(item.textLanguage && { lang: item.textLanguage }),
    },
  ];
}
