export interface SparklineView {
  /** Made for a field of `steps` by 20. */
  path: string;
  steps: number;
  label: string;
}

/** The line of the last days. */
export function Sparkline({ path, steps, label }: SparklineView) {
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${steps} 20`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
