import type { ReactNode } from "react";
import { Link, type LinkView } from "./link";

interface TelephoneProps {
  to: LinkView;
  className?: string;
  /** Before the number: an icon. */
  children?: ReactNode;
}

/** A number to dial, which never breaks over two lines. */
export function Telephone({ to, className, children }: TelephoneProps) {
  return (
    <Link to={to} className={className}>
      {children}
      {to.label.replaceAll(" ", "\u00a0")}
    </Link>
  );
}
