import type { WordKey } from "~/i18n/words";
import en from "../../../public/assets/i18n/en.json";
import tr from "../../../public/assets/i18n/tr.json";
import type { Visit } from "../../support/visit";

/** What holds for every page, whatever the upstream sends. */

/** What no visitor should ever read. */
const NONSENSE = /\b(?:undefined|NaN|null|Invalid|Infinity)\b|\[object|-1 kayıt|1 Ocak 0001|1 January 0001/;
/** These texts explain null to programmers. */
const EXPLAINED = [tr, en].flatMap((words) => [
  words["openData.address"].slice(-40),
  words["data.missingText"].slice(0, 20),
]);

/** Each text of a page by itself, as shown. */
const textsIn = (html: string) =>
  html
    .replace(/<(style|script|code)[\s>][\s\S]*?<\/\1>/g, "")
    .split(/<[^>]*>/)
    .map((text) => text.trim());

export const nonsenseIn = ({ body }: Visit) =>
  textsIn(body).filter((text) => NONSENSE.test(text) && !EXPLAINED.some((phrase) => text.includes(phrase)));

/** The portal's words for "there is none". */
const NONE = (Object.keys(tr) as WordKey[]).filter((key) =>
  /^(?!search|error|intro|form)\w+\.(?:empty(?:Year)?|none\w*|no[A-Z]\w*|nothing\w*|tooFew)$/.test(key),
);
/** These are about the visitor, or about what the answer says. */
const KNOWN_OTHERWISE: WordKey[] = [
  "alerts.nothingChosen",
  "memberBulletin.noRight",
  "memberBulletin.noMember",
  "transactions.noMember",
];

const longestPart = (text: string) =>
  text.split(/\{\{\w+\}\}/).reduce((longest, part) => (part.length > longest.length ? part : longest));

/** What a page says that there is none of. */
export function nonesIn({ body }: Visit, path: string): WordKey[] {
  const words = path.startsWith("/en") ? en : tr;
  const said = textsIn(body).join(" ");
  return NONE.filter((key) => !KNOWN_OTHERWISE.includes(key) && said.includes(longestPart(words[key])));
}
