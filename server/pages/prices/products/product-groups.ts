import { group } from "d3-array";
import type { Language } from "~/i18n/language";
import { languageOfNames, sentenceCase, fold } from "~/i18n/letters";
import type { Translate } from "~/i18n/words";
import type { QuotedProduct } from "../../../upstream/contracts/products";
import { selectField } from "../../filter-form";

export interface ProductGroup {
  code: string;
  name: string;
  named: Language;
}

/** The code, or a slug of the name; "" for products without a group. */
export const groupOf = ({ groupCode, groupName }: QuotedProduct) =>
  groupCode ?? fold(groupName ?? "").replace(/\W+/g, "-");

export function groupsOf(products: readonly QuotedProduct[], language: Language): ProductGroup[] {
  return [...group(products, groupOf)].map(([code, [first]]) => {
    const name = first?.groupName ?? code;
    const named = languageOfNames([name], language);
    return { code, name: sentenceCase(name, named), named };
  });
}

export function chosenGroup(groups: readonly ProductGroup[], word: string): ProductGroup | undefined {
  return groups.find(({ code }) => code !== "" && code === word);
}

export function groupField(groups: readonly ProductGroup[], chosen: ProductGroup | undefined, t: Translate) {
  return selectField("grup", t("figures.group"), chosen?.code ?? "", [
    { value: "", label: t("quotation.allGroups") },
    ...groups.flatMap(({ code, name }) => (code === "" ? [] : [{ value: code, label: name }])),
  ]);
}
