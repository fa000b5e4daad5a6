import {
  CalendarDays,
  ChartLine,
  ClipboardList,
  FileText,
  FlaskConical,
  LogIn,
  type LucideIcon,
  MessageSquare,
  Newspaper,
  ReceiptText,
  Scale,
  Users,
} from "lucide-react";
import { Link, type LinkView } from "./link";

const ICONS = {
  bulletin: ChartLine,
  calendar: CalendarDays,
  contact: MessageSquare,
  document: FileText,
  fees: ReceiptText,
  laboratory: FlaskConical,
  login: LogIn,
  members: Users,
  news: Newspaper,
  quotation: Scale,
  survey: ClipboardList,
} satisfies Record<string, LucideIcon>;

export type QuickLinkIcon = keyof typeof ICONS;
export type QuickLinkView = LinkView & { icon: QuickLinkIcon };

export function QuickLinks({ links }: { links: QuickLinkView[] }) {
  return (
    <ul className="quick-links">
      {links.map((link) => {
        const Icon = ICONS[link.icon];
        return (
          <li key={link.href}>
            <Link to={link}>
              <Icon />
              {link.label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
