import { formatDayOf } from "~/i18n/dates";
import type { PageContext } from "../../request/page-loader";
import { itemById } from "../content/article";
import { kindWord } from "../content/news";
import { cardFrame } from "./card-frame";
import type { Card } from "./cards";

export async function newsCard(context: PageContext): Promise<Card> {
  const { language, t } = context;
  const { title, type, date } = await itemById(context);
  const day = date === null ? null : formatDayOf(date, language);
  return {
    view: {
      ...cardFrame(context),
      kind: "text",
      heading: title ?? t("article.untitled"),
      above: [kindWord(type, t), day].filter(Boolean).join(" · "),
      base: null,
    },
    lifetime: "content",
  };
}
