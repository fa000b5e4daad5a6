import type { AlertsWord } from "../components/prices/price-alerts";
import type { Language } from "../i18n/language";
import { readNumber } from "../i18n/read-number";

const ADDRESS = "/fiyat-bildirimi";
/** Contains no page: the offline worker's scope has all of them. */
const SCOPE = "/fiyat-bildirimi/";

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export function attach(): void {
  const form = document.querySelector<HTMLFormElement>(".alerts-form");
  if (form) attachTo(form);
}

function attachTo(form: HTMLFormElement): void {
  const words = JSON.parse(form.dataset["words"] ?? "{}") as Record<AlertsWord, string>;
  const status = form.querySelector<HTMLElement>(".alerts-status");
  const stopButton = form.querySelector<HTMLButtonElement>("button[type=button]");
  const boxes = () => [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const target = targetIn(form);
  const say = (word: AlertsWord) => {
    if (status) status.textContent = words[word];
  };
  const show = (topics: readonly string[]) => {
    target?.show(topics);
    for (const box of boxes()) box.checked = topics.includes(box.value);
    const details = form.querySelector("details");
    if (details?.querySelector(":checked")) details.open = true;
    if (stopButton) stopButton.hidden = topics.length === 0;
  };
  const saved = (subscription: PushSubscription) => ({
    act: "save",
    ...subscription.toJSON(),
    language: form.dataset["language"],
  });
  let isBusy = false;
  const doing = async (act: () => Promise<AlertsWord>) => {
    if (isBusy) return;
    isBusy = true;
    say("saving");
    say(await act().catch((): AlertsWord => "failed"));
    isBusy = false;
  };

  if (!isSupported()) {
    say("unsupported");
    return;
  }
  form.querySelector("fieldset")?.removeAttribute("disabled");
  void currentTopics().then((topics) => topics.length > 0 && show([...topics, ...chosen(boxes())]));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const added = target ? target.read() : [];
    const topics = [...new Set([...chosen(boxes()), ...(added ?? [])])];
    if (added === null) say("badPrice");
    else if (target?.isTooMuch(topics)) say("tooMany");
    else if (topics.length === 0) say("nothingChosen");
    else
      void doing(async () => {
        if ((await Notification.requestPermission()) !== "granted") return "denied";
        show(await change({ ...saved(await subscribe(form.dataset)), topics }));
        target?.clear();
        return "saved";
      });
  });
  stopButton?.addEventListener("click", () => {
    void doing(async () => {
      const subscription = await current();
      if (subscription) await change({ ...saved(subscription), topics: [] });
      await subscription?.unsubscribe();
      show([]);
      boxes()[0]?.focus();
      return "stopped";
    });
  });
}

/** "12>19.5": as server/pages/alerts/subscriptions.ts reads it. */
const TARGET = /^(.+)([<>])([\d.]+)$/;
const MOST_PRICE = 9_999_999;

/** The prices to wait for: boxes of saved ones, and the fields for one more. */
function targetIn(form: HTMLFormElement) {
  const part = form.querySelector<HTMLElement>(".alerts-target");
  const list = part?.querySelector("ul");
  const price = form.querySelector<HTMLInputElement>("[name=fiyat]");
  const [product, direction] = form.querySelectorAll("select");
  if (!list || !price || !product || !direction) return null;
  const wordOf = ({ options }: HTMLSelectElement, value: string | undefined) =>
    [...options].find((option) => option.value === value)?.text ?? "";
  const money = new Intl.NumberFormat(form.dataset["language"], { minimumFractionDigits: 2 });
  const item = (topic: string) => {
    const [, id, sign, amount] = TARGET.exec(topic) ?? [];
    if (id === undefined) return [];
    const copy = form.querySelector("li")?.cloneNode(true) as HTMLElement;
    const [box, label] = [copy.querySelector("input"), copy.querySelector("label")];
    if (box && label) {
      box.value = topic;
      box.id = label.htmlFor = `konu-${topic}`;
      label.lang = document.documentElement.lang;
      label.textContent = `${wordOf(product, id)}: ${money.format(Number(amount))} ${wordOf(direction, sign)}`;
    }
    return [copy];
  };
  return {
    show(topics: readonly string[]) {
      list.replaceChildren(...topics.flatMap(item));
    },
    /** The topic of the fields, none without a price; null for a price that is none. */
    read(): string[] | null {
      const typed = price.value.trim();
      const amount = readNumber(typed, form.dataset["language"] as Language);
      const isRead = amount !== null && amount <= MOST_PRICE;
      const isWrong = !isRead && typed !== "";
      price.setAttribute("aria-invalid", String(isWrong));
      if (isWrong) price.focus();
      if (!isRead) return isWrong ? null : [];
      return [`${product.value}${direction.value}${Number(amount.toFixed(2))}`];
    },
    isTooMuch: (topics: readonly string[]) =>
      topics.filter((topic) => TARGET.test(topic)).length > Number(part?.dataset["most"]),
    clear() {
      price.value = "";
    },
  };
}

const chosen = (boxes: readonly HTMLInputElement[]) =>
  boxes.filter(({ checked }) => checked).map(({ value }) => value);

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return registration && isOurs(registration) ? registration.pushManager.getSubscription() : null;
}

/** Without a worker of this scope the browser returns the one of the whole site. */
const isOurs = ({ scope }: ServiceWorkerRegistration) => new URL(scope).pathname === SCOPE;

async function currentTopics(): Promise<string[]> {
  const endpoint = (await current())?.endpoint;
  return endpoint === undefined ? [] : change({ act: "read", endpoint }).catch(() => []);
}

async function subscribe({ worker = "", key = "" }: DOMStringMap): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register(worker, { scope: SCOPE });
  await activated(registration);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await registration.pushManager.subscribe(options);
  } catch {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
}

function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<unknown> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(null);
      if (worker.state === "redundant") reject(new Error("the worker was not installed"));
    });
  });
}

async function change(request: object): Promise<string[]> {
  const answer = await fetch(ADDRESS, { method: "POST", body: JSON.stringify(request) });
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { topics: string[] }).topics;
}
