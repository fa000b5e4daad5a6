import type { KeptFormView } from "~/components/kept-form";
import type { WordKey } from "~/text/words";
import type { Portal } from "../portal";

/** So many fields no form of ours has. */
const MOST_FIELDS = 60;
const PASSWORD = /sifre/i;

const LABELS: Readonly<Record<string, WordKey>> = {
  ad_soyad: "form.name",
  eposta: "form.email",
  konu: "form.subject",
  mesaj: "form.message",
  unvan: "account.company",
  uye_kodu: "account.memberCode",
};

/** What somebody sent to a form that can't be made at the moment, to be sent again; passwords are not sent back. */
export function keptForm(given: FormData, { t, url }: Pick<Portal, "t" | "url">): KeptFormView | null {
  const typed = [...given]
    .flatMap(([name, value]) => (typeof value === "string" && value !== "" ? [{ name, value }] : []))
    .filter(({ name }) => !PASSWORD.test(name))
    .slice(0, MOST_FIELDS);
  const fields = typed.flatMap((field) => {
    const label = labelOf(field);
    return label === null ? [] : [{ ...field, label: t(label) }];
  });
  if (fields.length === 0 && typed.length === 0) return null;
  return {
    heading: t("keptForm.heading"),
    text: t("keptForm.text"),
    action: url.pathname + url.search,
    fields,
    hidden: typed.filter((field) => labelOf(field) === null),
    submit: t("keptForm.submit"),
  };
}

/** Whatever is written in words can be read and changed; a choice's value is none. */
function labelOf({ name, value }: { name: string; value: string }): WordKey | null {
  return LABELS[name] ?? (/\s/.test(value.trim()) ? "keptForm.answer" : null);
}
