import { Idiomorph } from "idiomorph";
import { canAddStyles, pageIn, takeStyles } from "./styles";

/** The data attribute is there while new figures may come. */
const LINE = ".live-refresh[data-seconds]";
const FIGURES = ".member-figures";
const SLACK_MS = 500;
const PATIENCE_MS = 20_000;

const lineIn = (page: Document) => page.querySelector<HTMLElement>(LINE);
const periodOf = (line: HTMLElement) => Number(line.dataset.seconds) * 1000;

export function attach(): void {
  const line = lineIn(document);
  if (!line || !canAddStyles()) return;
  let askedAt = Date.now();

  const look = async () => {
    const now = lineIn(document);
    if (!now) {
      stop();
      return;
    }
    if (document.visibilityState !== "visible" || Date.now() - askedAt < periodOf(now) - SLACK_MS) return;
    askedAt = Date.now();
    const page = await samePageAnew();
    if (page) putInPlace(page);
    else tell(now, true);
  };
  const lookNow = () => void look();
  const timer = setInterval(lookNow, periodOf(line));
  document.addEventListener("visibilitychange", lookNow);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookNow);
  };
  tell(line, false);
}

function tell(line: HTMLElement, hasFailed: boolean): void {
  const note = line.querySelector<HTMLElement>(".live-note");
  const status = line.querySelector<HTMLElement>("[role=status]");
  if (note) note.hidden = hasFailed;
  if (status) status.textContent = hasFailed ? (status.dataset.failed ?? "") : "";
}

/** null when the page can't be fetched, or has moved. */
async function samePageAnew(): Promise<Document | null> {
  try {
    const answer = await fetch(location.href, {
      headers: { Accept: "text/html" },
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status !== 200) return null;
    const page = pageIn(await answer.text());
    return page.querySelector(FIGURES) ? page : null;
  } catch {
    return null;
  }
}

/** Morphs only the changed elements, so focus, selection, scroll position and open details survive. */
function putInPlace(page: Document): void {
  const [current, fresh] = [document.querySelector("main"), page.querySelector("main")];
  if (!current || !fresh) return;
  const line = lineIn(page);
  if (line) tell(line, false);
  takeStyles(page);
  nameRows(current);
  nameRows(fresh);
  const focused = document.activeElement;
  void Idiomorph.morph(current, fresh, {
    callbacks: {
      // Form input belongs to the visitor.
      beforeNodeMorphed: (node) => !(node instanceof Element && node.matches("form, input")),
      beforeAttributeUpdated: (name) => name !== "open",
    },
  });
  // Browsers without moveBefore() take the focus from a moved element.
  if (focused instanceof HTMLElement && focused !== document.activeElement && current.contains(focused))
    focused.focus({ preventScroll: true });
}

function nameRows(main: Element): void {
  const counts = new Map<string, number>();
  for (const head of main.querySelectorAll("tbody th")) {
    const row = head.parentElement;
    if (!row) continue;
    const name = `${row.parentElement?.closest("[id]")?.id ?? ""} ${head.firstChild?.textContent ?? ""}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    row.id = encodeURIComponent(`${name} ${count}`);
  }
}
