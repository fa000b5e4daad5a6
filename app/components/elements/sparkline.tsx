export interface SparklineView {
  /** In a view box of `steps` by 12. */
  path: string;
  steps: number;
  label: string | null;
}

export function Sparkline({ path, steps, label }: SparklineView) {
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${steps} 12`}
      preserveAspectRatio="none"
      {...(label === null ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path d={path} />
    </svg>
  );
}
