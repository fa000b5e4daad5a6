const WAIT_MS = 10_000;

const screenBody = document.querySelector<HTMLElement>("[data-next]");

/** Leads on only once the next screen can be had: a browser's own error page would stay for good. */
async function showNext({ dataset: { next = "" } }: HTMLElement): Promise<void> {
  // Somebody uses its links.
  if (document.activeElement !== document.body) return;
  // AbortSignal.timeout() is unknown to televisions.
  const wait = new AbortController();
  setTimeout(() => wait.abort(), WAIT_MS);
  const isThere = await fetch(next, { signal: wait.signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  const status = document.querySelector<HTMLElement>("[role=status]");
  if (isThere) location.replace(next);
  else if (status) status.textContent = status.dataset.failed ?? "";
}

if (screenBody) setInterval(() => void showNext(screenBody), Number(screenBody.dataset.seconds) * 1000);
