import type { IconNode } from "lucide";
import { useLiteView } from "./lite-view";

export type Drawing = IconNode;

/** Decorative, always beside a label, so the lite view omits it. */
export function Icon({ of: drawing }: { of: Drawing }) {
  if (useLiteView()) return null;
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {drawing.map(([Shape, attributes], at) => {
        const Element = Shape as "path";
        return <Element key={at} {...attributes} />;
      })}
    </svg>
  );
}

export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <rect className="logo-field" width="40" height="40" rx="9" />
      <path
        className="logo-ear"
        d="M20 5c3 3 3 7 0 10-3-3-3-7 0-10ZM19 20c-5 0-7-3-7-7 5 0 7 3 7 7Zm2 0c5 0 7-3 7-7-5 0-7 3-7 7Zm-2 7c-5 0-7-3-7-7 5 0 7 3 7 7Zm2 0c5 0 7-3 7-7-5 0-7 3-7 7Zm-2 7c-5 0-7-3-7-7 5 0 7 3 7 7Zm2 0c5 0 7-3 7-7-5 0-7 3-7 7Zm-1.7-17h1.4v20h-1.4Z"
      />
    </svg>
  );
}
