import type { ReactNode } from "react";
import { useLiteView } from "../lite-view/lite-view-context";

export interface ImageView {
  src: string;
  width: number;
  height: number;
  alt: string;
  srcSet?: string;
  sizes?: string;
}

interface PictureProps {
  image: ImageView;
  eager?: boolean;
  className?: string;
  /** What the lite view shows: nothing for decoration; a link to the picture, unless something is given. */
  instead?: ReactNode;
}

/** A picture with its size, so that nothing moves when it arrives; lazy unless it stands in the first view. */
export function Picture({ image, eager, className, instead }: PictureProps) {
  const lite = useLiteView();
  if (lite) return instead === undefined ? lite.linkTo(image) : instead;
  return (
    <img
      className={className}
      {...image}
      alt={image.alt}
      loading={eager ? undefined : "lazy"}
      decoding="async"
      // React 18 has no name for it.
      {...{ fetchpriority: eager ? "high" : "low" }}
    />
  );
}
