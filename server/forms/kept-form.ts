import type { KeptFormView } from "~/components/forms/kept-form";
import type { WordKey } from "~/i18n/words";
import type { RequestContext } from "../request/request-context";

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

export function keptForm(
  formData: FormData,
  { t, url }: Pick<RequestContext, "t" | "url">,
): KeptFormView | null {
  const typed = [...formData]
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

function labelOf({ name, value }: { name: string; value: string }): WordKey | null {
  return LABELS[name] ?? (/\s/.test(value.trim()) ? "keptForm.answer" : null);
}
