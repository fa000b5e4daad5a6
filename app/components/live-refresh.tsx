import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useHydrated } from "./browser-state";

export interface LiveRefreshView {
  /** "Son güncelleme 10:42"; null where the upstream doesn't tell. */
  updated: string | null;
  /** Said while the figures come by themselves, which takes scripts. */
  note: string | null;
  /** Said instead when they did not come. */
  failed: string;
  hasFailed?: boolean;
  /** How often the figures are asked for again; null outside the session. */
  everySeconds: number | null;
}

/** Timers are not exact. */
const SLACK_MS = 500;

/** Whether the portal answers: figures that stand are worth more than the page of a lost connection. */
async function isReachable(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

/** When the figures are of, and new ones by themselves while somebody looks; without scripts a reload does it. */
export function LiveRefresh({ view }: { view: LiveRefreshView }) {
  const { everySeconds } = view;
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const isIdle = useRef(true);
  const isHydrated = useHydrated();

  useEffect(() => {
    isIdle.current = state === "idle";
  }, [state]);

  useEffect(() => {
    if (everySeconds === null) return;
    const left = new AbortController();
    let askedAt = Date.now();
    const isDue = () =>
      Date.now() - askedAt >= everySeconds * 1000 - SLACK_MS &&
      document.visibilityState === "visible" &&
      isIdle.current;
    const refresh = async () => {
      if (!isDue()) return;
      if (await isReachable(left.signal)) {
        askedAt = Date.now();
        revalidate();
      }
    };
    const look = () => void refresh();
    const timer = setInterval(look, everySeconds * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      left.abort();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [everySeconds, revalidate]);

  if (view.updated === null && view.note === null) return null;
  return (
    <p className="live-refresh">
      {view.updated === null ? null : <span>{view.updated}</span>}
      {view.hasFailed ? (
        <strong role="status">{view.failed}</strong>
      ) : isHydrated && view.note !== null ? (
        <span>{view.note}</span>
      ) : null}
    </p>
  );
}
