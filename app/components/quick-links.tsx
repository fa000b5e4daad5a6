import { Link, type LinkView } from "./link";

export function QuickLinks({ links }: { links: LinkView[] }) {
  return (
    <ul className="quick-links">
      {links.map((link) => (
        <li key={link.href}>
          <Link to={link} />
        </li>
      ))}
    </ul>
  );
}
