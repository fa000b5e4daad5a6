import { Icon, type Drawing } from "./icon";
import { Link, type LinkView } from "./link";

export type QuickLinkView = LinkView & { icon: Drawing };

export function QuickLinks({ links }: { links: QuickLinkView[] }) {
  return (
    <ul className="quick-links">
      {links.map((link) => (
        <li key={link.href}>
          <Link to={link}>
            <Icon of={link.icon} />
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
