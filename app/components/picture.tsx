export interface ImageView {
  src: string;
  width: number;
  height: number;
  alt: string;
  srcSet?: string;
  sizes?: string;
}

/** A picture with its size, so that nothing moves when it arrives; lazy unless it stands in the first view. */
export function Picture({
  image,
  eager,
  className,
}: {
  image: ImageView;
  eager?: boolean;
  className?: string;
}) {
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
