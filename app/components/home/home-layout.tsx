import type { ReactNode } from "react";
import { LinkList, type LinkView } from "../elements/link";
import { useLiteView } from "../elements/lite-view";

interface HomeLayoutProps {
  title: string;
  ticker: ReactNode;
  board: ReactNode;
  side: ReactNode;
  children: ReactNode;
}

export function HomeLayout({ title, ticker, board, side, children }: HomeLayoutProps) {
  return (
    <div className="home">
      <h1 className="vh">{title}</h1>
      {ticker}
      <div className="home-board">{board}</div>
      <div className="home-side">{side}</div>
      {children}
    </div>
  );
}

export function QuickLinks({ links }: { links: LinkView[] }) {
  return <LinkList links={links} className="quick-links" />;
}

/** The browser counts; the server only reserves the line. */
export function VisitorCounter({ words }: { words: string }) {
  if (useLiteView()) return null;
  return <p className="visitor-counter" data-words={words} />;
}
