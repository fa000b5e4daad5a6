import { type ImageView, Picture } from "./picture";

export interface PortraitView {
  image: ImageView | null;
  /** Drawn where there is no photograph. */
  initials: string;
}

/** A person's photograph, or the initials on a calm ground. */
export function Portrait({ view, eager }: { view: PortraitView; eager?: boolean }) {
  if (view.image) return <Picture image={view.image} eager={eager} className="portrait" />;
  return (
    <span className="portrait initials" aria-hidden="true">
      {view.initials}
    </span>
  );
}
