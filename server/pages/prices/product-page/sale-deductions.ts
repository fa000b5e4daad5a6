import type { FactView } from "~/components/elements/facts";
import { formatLira, formatPercent } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import { siteProfile } from "../../../config/site-profile";
import { isNamedBy, type QuotedProduct } from "../../../upstream/contracts/products";

interface Deduction {
  name: string;
  percent: number;
  /** In lira. */
  most?: number | undefined;
}

/** Each deduction from an amount in lira, and what is left; nothing where none is known. */
export function deductionFacts(wording: Wording, product: QuotedProduct, amount: number): FactView[] {
  const { t, language } = wording;
  const lira = (value: number) => formatLira(value, language);
  const deductions = deductionsOf(wording, product).map(({ name, percent, most = Infinity }) => {
    const full = (amount * percent) / 100;
    const rate = formatPercent(percent, language, decimalsOf(percent));
    return {
      paid: Math.min(full, most),
      term: full > most ? t("load.deductionMost", { name, rate, most: lira(most) }) : `${name}, ${rate}`,
    };
  });
  if (deductions.length === 0) return [];
  const left = deductions.reduce((rest, { paid }) => rest - paid, amount);
  return [
    ...deductions.map(({ term, paid }) => ({ term, text: `−${lira(paid)}` })),
    { term: t("load.left"), text: lira(left) },
  ];
}

function deductionsOf({ t, language }: Wording, product: QuotedProduct): Deduction[] {
  const { withholding } = product;
  const isPlausible = withholding !== null && withholding > 0 && withholding < 100;
  const own = siteProfile.saleDeductions.filter(
    ({ letters }) => letters === undefined || letters.some((each) => isNamedBy(product, each)),
  );
  return [
    ...(isPlausible ? [{ name: t("load.withholding"), percent: withholding }] : []),
    ...own.map(({ name, ...rate }) => ({ ...rate, name: name[language] })),
  ];
}

const decimalsOf = (percent: number) =>
  Number.isInteger(percent) ? 0 : Number.isInteger(percent * 10) ? 1 : 2;
