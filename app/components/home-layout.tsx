import type { ReactNode } from "react";

interface HomeLayoutProps {
  /** The page's only h1; the design shows none, numbers come first. */
  title: string;
  board: ReactNode;
  /** Beside the board on wide screens: announcements. */
  side: ReactNode;
  children: ReactNode;
}

export function HomeLayout({ title, board, side, children }: HomeLayoutProps) {
  return (
    <div className="home">
      <h1 className="vh">{title}</h1>
      <div className="home-board">{board}</div>
      <div className="home-side">{side}</div>
      {children}
    </div>
  );
}
