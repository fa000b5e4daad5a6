import { Link, type LinkView } from "./link";

export function Empty({ text, links }: { text: string; links: readonly LinkView[] }) {
  return (
    <div className="empty">
      <p>{text}</p>
      {links.map((link) => (
        <Link key={link.href} to={link} className="button" />
      ))}
    </div>
  );
}
