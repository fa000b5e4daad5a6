export interface LiveRefreshView {
  updated: string | null;
  note: string | null;
  failed: string;
  everySeconds: number | null;
}

export function LiveRefresh({ view }: { view: LiveRefreshView }) {
  const { updated, note, failed, everySeconds } = view;
  if (updated === null && note === null) return null;
  return (
    <p className="live-refresh" data-seconds={everySeconds ?? undefined}>
      {updated === null ? null : <span>{updated}</span>}
      {note === null ? null : (
        <span className="live-note" hidden>
          {note}
        </span>
      )}
      {everySeconds === null ? null : <strong role="status" data-failed={failed} />}
    </p>
  );
}
