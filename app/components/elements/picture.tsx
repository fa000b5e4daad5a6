import type { ReactNode } from "react";
import { useLiteView } from "./lite-view";

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
  /** Lite view only. undefined: a link to the picture; null: nothing. */
  instead?: ReactNode;
}

export function Picture({ image, eager, className, instead }: PictureProps) {
  const lite = useLiteView();
  if (lite) return instead === undefined ? lite.linkTo(image) : instead;
  return (
    <img
      className={className}
      {...image}
      alt={image.alt}
      loading={eager ? undefined : "lazy"}
      decoding={eager ? "async" : undefined}
      // React 18 has no name for it.
      {...{ fetchpriority: eager ? "high" : "low" }}
    />
  );
}
