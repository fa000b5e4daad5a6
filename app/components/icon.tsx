import type { IconNode } from "lucide";

/** A drawing of the lucide set: shapes with their attributes, which a loader can send like any other value. */
export type Drawing = IconNode;

/** A drawing beside words that say the same. */
export function Icon({ of: drawing }: { of: Drawing }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {drawing.map(([Shape, attributes], at) => {
        const Element = Shape as "path";
        return <Element key={at} {...attributes} />;
      })}
    </svg>
  );
}
