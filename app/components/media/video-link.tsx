import { Play } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../elements/icon";
import { Link, type LinkView } from "../elements/link";

export interface VideoLinkView {
  link: LinkView;
  source: string | null;
  length: string | null;
}

/** A link, not a player: nothing is fetched from other sites before a click. */
export function VideoLink({ view, children }: { view: VideoLinkView; children: ReactNode }) {
  const { link, source, length } = view;
  return (
    <p className="video-link">
      <Link to={link}>
        {children}
        <span className="video-label">
          <Icon of={Play} /> {link.label}
        </span>
      </Link>
      <span className="meta">
        {length ? <span>{length}</span> : null}
        {source ? <span>{source}</span> : null}
      </span>
    </p>
  );
}
