import { type ImageView, Picture } from "../elements/picture";

export interface PortraitView {
  image: ImageView | null;
  initials: string;
}

function Initials({ text }: { text: string }) {
  return (
    <span className="portrait initials" aria-hidden="true">
      {text}
    </span>
  );
}

export function Portrait({ view: { image, initials }, eager }: { view: PortraitView; eager?: boolean }) {
  const drawn = <Initials text={initials} />;
  if (!image) return drawn;
  // Without a name beside it, the lite view links to the photograph.
  const instead = image.alt === "" ? drawn : undefined;
  return <Picture image={image} eager={eager} className="portrait" instead={instead} />;
}
