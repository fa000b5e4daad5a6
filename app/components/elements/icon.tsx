import type { IconNode } from "lucide";
import { useLiteView } from "./lite-view-context";

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
