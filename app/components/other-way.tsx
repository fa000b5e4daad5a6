import { Link, type LinkView } from "./link";

/** What stands in the place of a form that is switched off: that it isn't done here, and where to turn to. */
export interface OtherWayView {
  text: string;
  link: LinkView;
}

export function OtherWay({ view }: { view: OtherWayView }) {
  return (
    <p className="notice info">
      {view.text} <Link to={view.link} />
    </p>
  );
}
