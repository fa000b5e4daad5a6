import type { ReactNode } from "react";

interface HomeLayoutProps {
  /** The page's only h1; the design shows none, numbers come first. */
  title: string;
  /** A line across the page, above everything. */
  ticker: ReactNode;
  board: ReactNode;
  /** Beside the board on wide screens: headlines and announcements. */
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
