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

interface Deductions {
  facts: FactView[];
  /** In lira; null where no deduction is known. */
  left: number | null;
}

/** Of an amount in lira. */
export function afterDeductions(wording: Wording, product: QuotedProduct, amount: number): Deductions {
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
  if (deductions.length === 0) return { facts: [], left: null };
  const left = deductions.reduce((rest, { paid }) => rest - paid, amount);
  const facts = deductions.map(({ term, paid }) => ({ term, text: `−${lira(paid)}` }));
  return { facts: [...facts, { term: t("load.left"), text: lira(left) }], left };
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
