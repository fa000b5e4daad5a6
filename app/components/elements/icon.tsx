import type { IconNode } from "lucide";
import { useLiteView } from "./lite-view-context";

export type Drawing = IconNode;

/** Always beside words that say the same, so the lite view leaves it out. */
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
