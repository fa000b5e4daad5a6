import type { ReactNode } from "react";
import { Change, type ChangeView } from "../elements/change";
import { Link } from "../elements/link";

export interface LastPriceView {
  when: string;
  value: string;
  unit: string;
  details: string;
  note: string | null;
}

export interface PriceChangeView {
  label: string;
  lang?: "tr" | "en";
  /** Of the product, where the label is its name. */
  page?: string | null;
  change: ChangeView | null;
  base: string;
  /** The bulletin of the base's day; null without one, and in frames on other sites. */
  href: string | null;
}

export function LastPrice({ view, children }: { view: LastPriceView; children?: ReactNode }) {
  return (
    <div className="last-price">
      <p>{view.when}</p>
      <p className="price">
        <b>{view.value}</b> {view.unit}
      </p>
      {children}
    </div>
  );
}

export function PriceDetails({ view }: { view: LastPriceView }) {
  return (
    <>
      <p>{view.details}</p>
      {view.note ? <p>{view.note}</p> : null}
    </>
  );
}

export function PriceChanges({ changes }: { changes: PriceChangeView[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className="price-changes">
      {changes.map(({ label, lang, page, change, base, href }) => (
        <div key={label}>
          <dt lang={lang}>{page ? <Link to={{ href: page, label }} /> : label}</dt>
          <dd className={change ? `change ${change.direction}` : "change"}>
            {change ? <Change view={change} /> : "–"}
          </dd>
          <dd>{href ? <Link to={{ href, label: base }} /> : base}</dd>
        </div>
      ))}
    </dl>
  );
}
