import type { CopyTextView } from "~/components/elements/copy-text";
import type { PageContext } from "../../request/page-loader";
import { siteProfile } from "../../config/site-profile";
import { env } from "../../config/environment";
import type { PdfFacts } from "./pdf";
import { changeBase } from "../prices/rows/change";
import { unreadNotice } from "../fallbacks";
import type { FiguresContent } from "./figures-page";

export function pdfFacts(context: PageContext, content: FiguresContent, address: string): PdfFacts {
  const { language, t } = context;
  const { figures, summary, source, copyText } = content;
  const base = changeBase(figures.changedSince ?? null, context);
  return {
    publisher: siteProfile.name[language],
    address,
    lines: [
      env.PORTAL_DEMO ? t("shell.demoBanner") : null,
      content.notice,
      unreadNotice(context.upstream.missingRows(), context),
      summary,
      figures.columns.some(({ kind }) => kind === "change") ? t("change.legend", { base }) : null,
      source,
    ].filter((line) => typeof line === "string"),
    words: copyText ? { heading: copyText.heading, paragraphs: copyText.sentences.map(sentence) } : null,
  };
}

const sentence = ({ subject, text }: CopyTextView["sentences"][number]) =>
  subject ? `${subject.label} ${text}` : text;
