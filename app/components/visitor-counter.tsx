import { useLiteView } from "./lite-view-context";

/** Counted in the browser's session alone, so the server prints only the line that keeps its place. */
export function VisitorCounter({ words }: { words: string }) {
  if (useLiteView()) return null;
  return <p className="visitor-counter" data-words={words} />;
}
