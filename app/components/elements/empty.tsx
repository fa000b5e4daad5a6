import { Link, type LinkView } from "./link";

export interface EmptyView {
  text: string;
  links: readonly LinkView[];
}

export function Empty({ text, links }: EmptyView) {
  if (links.length === 0) return <p className="empty">{text}</p>;
  return (
    <div className="empty">
      <p>{text}</p>
      {links.map((link) => (
        <Link key={link.href} to={link} className="button" />
      ))}
    </div>
  );
}
