import { type ImageView, Picture } from "./picture";

export interface PortraitView {
  image: ImageView | null;
  /** Drawn where there is no photograph. */
  initials: string;
}

function Initials({ text }: { text: string }) {
  return (
    <span className="portrait initials" aria-hidden="true">
      {text}
    </span>
  );
}

/** A person's photograph, or the initials on a calm ground. */
export function Portrait({ view: { image, initials }, eager }: { view: PortraitView; eager?: boolean }) {
  const drawn = <Initials text={initials} />;
  if (!image) return drawn;
  // Where the name doesn't stand beside it, the photograph itself can be asked for.
  const instead = image.alt === "" ? drawn : undefined;
  return <Picture image={image} eager={eager} className="portrait" instead={instead} />;
}
