import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide";
import {
  type ComponentType,
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useAllStyles } from "../sheets/all-styles";
import { useHydrated } from "./browser-state";
import type { ErrorDialogProps, ErrorView } from "./error-dialog";
import { Icon } from "./icon";

/** The four kinds of spec.md 4, there numbered 1, 2, 4 and 3. */
export type NotificationKind = "success" | "info" | "warning" | "error";

export interface NotificationView {
  kind: NotificationKind;
  text: string;
}

export interface NotificationWords {
  label: string;
  close: string;
  offline: string;
  online: string;
}

interface Notifier {
  /** Says something in passing, in place of the same said before. */
  notify: (notification: NotificationView) => void;
  /** Shows the server's own words about an error, until they are closed. */
  showError: (error: ErrorView) => void;
}

/** Spec.md 5; what must be acted upon stays until it is closed (design 9, "Toasts"). */
const PASSES_AFTER_MS: Readonly<Record<NotificationKind, number | null>> = {
  success: 2_000,
  info: 2_000,
  warning: null,
  error: null,
};

const DRAWINGS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

/** A notification that is shown: said again, it is another one, and announced again. */
interface Shown extends NotificationView {
  id: number;
}

const NotifierContext = createContext<Notifier>({ notify: () => undefined, showError: () => undefined });

/** How the page's parts speak to the visitor where scripts run; without them, answers stand in the page. */
export function useNotifier(): Notifier {
  return useContext(NotifierContext);
}

/** What is said in passing to whoever looks at the page, and to who listens to it. */
export function Notifications({ words, children }: { words: NotificationWords; children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const count = useRef(0);
  const [error, setError] = useState<ErrorView | null>(null);
  const remove = useCallback(
    (text: string) => setShown((others) => others.filter((other) => other.text !== text)),
    [],
  );
  const notifier = useMemo<Notifier>(
    () => ({
      notify: (added) => {
        const id = (count.current += 1);
        setShown((others) => [...others.filter(({ text }) => text !== added.text), { ...added, id }]);
      },
      showError: setError,
    }),
    [],
  );
  useConnection(words, notifier.notify, remove);
  return (
    <NotifierContext.Provider value={notifier}>
      {children}
      {useHydrated() ? (
        <div className="notifications" role="region" aria-label={words.label}>
          <Announced politeness="polite" kinds={["success", "info"]} {...{ shown, words, remove }} />
          <Announced politeness="assertive" kinds={["warning", "error"]} {...{ shown, words, remove }} />
        </div>
      ) : null}
      <LazyErrorDialog error={error} close={words.close} onClose={() => setError(null)} />
    </NotifierContext.Provider>
  );
}

interface AnnouncedProps {
  politeness: "polite" | "assertive";
  kinds: NotificationKind[];
  shown: Shown[];
  words: NotificationWords;
  remove: (text: string) => void;
}

/** A live region: it stands in the page before anything is said in it, or nothing would be announced. */
function Announced({ politeness, kinds, shown, words, remove }: AnnouncedProps) {
  return (
    <div aria-live={politeness}>
      {shown
        .filter(({ kind }) => kinds.includes(kind))
        .map((notification) => (
          <Notification
            key={notification.id}
            notification={notification}
            close={words.close}
            onDone={() => remove(notification.text)}
          />
        ))}
    </div>
  );
}

interface NotificationProps {
  notification: NotificationView;
  close: string;
  onDone: () => void;
}

/** Passes by itself or stays, by its kind; not while a pointer or the focus is on it. */
function Notification({ notification: { kind, text }, close, onDone }: NotificationProps) {
  useAllStyles();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  const done = useRef(onDone);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const ms = PASSES_AFTER_MS[kind];
    if (ms === null || isHeld) return;
    const timer = setTimeout(() => done.current(), ms);
    return () => clearTimeout(timer);
  }, [kind, isHeld]);

  const focused = ({ relatedTarget }: FocusEvent) => {
    cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const closed = () => {
    onDone();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <div
      className={`notification ${kind}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      <Icon of={DRAWINGS[kind]} />
      <p>{text}</p>
      <button
        type="button"
        aria-label={close}
        onClick={closed}
        onFocus={focused}
        onBlur={() => setFocused(false)}
        onKeyDown={({ key }) => key === "Escape" && closed()}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}

/** Says when the connection is gone, for as long as it is, and when it is back. */
function useConnection(
  { offline, online }: NotificationWords,
  notify: Notifier["notify"],
  remove: (text: string) => void,
): void {
  useEffect(() => {
    const lost = () => notify({ kind: "warning", text: offline });
    const back = () => {
      remove(offline);
      notify({ kind: "info", text: online });
    };
    addEventListener("offline", lost);
    addEventListener("online", back);
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", back);
    };
  }, [offline, online, notify, remove]);
}

/** Fetched when there is first something to show. If it doesn't come, the page says the same. */
function LazyErrorDialog({ error, ...props }: Omit<ErrorDialogProps, "error"> & { error: ErrorView | null }) {
  const [Dialog, setDialog] = useState<ComponentType<ErrorDialogProps> | null>(null);
  useEffect(() => {
    if (!error) return;
    void import("./error-dialog").then(
      ({ ErrorDialog }) => setDialog(() => ErrorDialog),
      () => undefined,
    );
  }, [error]);
  return Dialog && error ? <Dialog error={error} {...props} /> : null;
}
