import type { ReactNode } from "react";

interface HomeLayoutProps {
  /** Visually hidden: numbers come first. */
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
