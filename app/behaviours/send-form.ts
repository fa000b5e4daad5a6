import { GO_TO_HEADER } from "../page-table/go-to-header";
import { FORMS } from "./forms";
import { showAnswer, showFailure, disableNativeValidation } from "./page-form";
import { canAddStyles, pageIn } from "./styles";
import { showSignUpAnswer, showSignUpFailure } from "./sign-up";

const PATIENCE_MS = 60_000;
const FIRST_ERROR = 400;
const FIRST_SERVER_ERROR = 500;

export function attachSending(): void {
  if (!canAddStyles()) return;
  disableNativeValidation();
  document.addEventListener("submit", submitted);
  document.addEventListener("click", goToField);
  if (document.querySelector(".password-hint")) {
    import("./password-hint").then(
      ({ attachPasswordHint }) => attachPasswordHint(),
      () => undefined,
    );
  }
}

function submitted(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement && form.matches(FORMS))) return;
  event.preventDefault();
  const button = form.querySelector("button");
  if (button && !button.hasAttribute("aria-disabled")) void send(form, button);
}

async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const isPageForm = form.matches(".form");
  const unlock = lock(button, form.dataset["sending"] ?? "");
  const answer = await answerTo(form);
  if (answer?.goTo) {
    location.assign(answer.goTo);
    addEventListener("pagehide", unlock, { once: true });
  } else if (answer && (isPageForm ? showAnswer : showSignUpAnswer)(form, answer.page)) {
    unlock();
  } else if (!answer || answer.status >= FIRST_ERROR) {
    (isPageForm ? showFailure : showSignUpFailure)(form, refusalIn(answer));
    unlock();
  } else {
    form.submit();
    addEventListener("pagehide", unlock, { once: true });
  }
}

function lock(button: HTMLButtonElement, sending: string): () => void {
  const words = button.textContent;
  button.textContent = sending;
  button.setAttribute("aria-disabled", "true");
  return () => {
    button.textContent = words;
    button.removeAttribute("aria-disabled");
  };
}

interface Answer {
  status: number;
  page: Document;
  goTo: string | null;
}

async function answerTo(form: HTMLFormElement): Promise<Answer | null> {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: new FormData(form),
      headers: { Accept: "text/html" },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const page = pageIn(await response.text());
    // A browser without Sec-Fetch headers gets a redirect instead of the header.
    const landedAt = response.redirected ? response.url : null;
    return { status: response.status, page, goTo: response.headers.get(GO_TO_HEADER) ?? landedAt };
  } catch {
    return null;
  }
}

function refusalIn(answer: Answer | null): string | null {
  if (!answer || answer.status >= FIRST_SERVER_ERROR) return null;
  return answer.page.querySelector("main h1")?.textContent ?? null;
}

/** Focus instead of a fragment link, which would add a history entry. */
function goToField(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(".form-problem a") : null;
  const field = link?.hash && document.getElementById(link.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
