import { useEffect, useRef, useState } from "react";
import { onceOpened } from "./prerendering";

/** spec.md 9: "Visitor counter starts at 500". */
const START = 500;
const KEY = "ziyaret";

/** One up per opening of home; null where the browser keeps no session storage. */
function countOpening(): number | null {
  try {
    const count = (Number(sessionStorage.getItem(KEY)) || START) + 1;
    sessionStorage.setItem(KEY, String(count));
    return count;
  } catch {
    return null;
  }
}

/** Lives in this browser's session alone, so the server prints only the line that keeps its place. */
export function VisitorCounter({ label }: { label: string }) {
  const [count, setCount] = useState<number | null>(null);
  const counted = useRef(false);
  useEffect(() => {
    const start = () => {
      if (counted.current) return;
      counted.current = true;
      setCount(countOpening());
    };
    return onceOpened(start);
  }, []);
  return <p className="visitor-counter">{count === null ? null : label.replace("{count}", String(count))}</p>;
}
