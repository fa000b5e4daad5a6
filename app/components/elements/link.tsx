import type { ReactNode } from "react";

export interface LinkView {
  href: string;
  label: string;
  external?: boolean;
  newTab?: boolean;
  newTabNote?: string;
  lang?: "tr" | "en";
}

export type ChoiceView = LinkView & { current?: boolean };

export interface ChoicesView {
  label: string;
  links: ChoiceView[];
}

interface LinkProps {
  to: LinkView;
  children?: ReactNode;
  className?: string;
  /** "page": the current page; "true": the selected link of a set */
  current?: "page" | "true";
}

export function Link({ to, children, className, current }: LinkProps) {
  return (
    <a
      className={className}
      lang={to.lang}
      aria-current={current}
      href={to.href}
      rel={to.external ? "noopener noreferrer external" : to.newTab ? "noopener" : undefined}
      target={to.newTab ? "_blank" : undefined}
    >
      {children ?? to.label}
      {to.newTab && to.newTabNote ? <span className="vh">{` (${to.newTabNote})`}</span> : null}
    </a>
  );
}

interface LinkListProps {
  links: readonly LinkView[];
  className?: string;
  linkClassName?: string;
}

export function LinkList({ links, className, linkClassName }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <Link to={link} className={linkClassName} />
        </li>
      ))}
    </ul>
  );
}

export function LinkRow({ links, label }: { links: readonly LinkView[]; label?: string }) {
  if (links.length === 0) return null;
  const row = links.map((link) => <Link key={link.href + link.label} to={link} />);
  return label === undefined ? (
    <p className="neighbours">{row}</p>
  ) : (
    <nav className="neighbours" aria-label={label}>
      {row}
    </nav>
  );
}

export function Choices({ label, links, kind }: ChoicesView & { kind: "switch" | "chips" }) {
  if (links.length === 0) return null;
  return (
    <nav className={`choices ${kind}`} aria-label={label}>
      {links.map((link) => (
        <Link key={link.href} to={link} current={link.current ? "true" : undefined} />
      ))}
    </nav>
  );
}
