const AT_REST_MS = 100;
const SIGNS_OF_INTEREST = ["pointerover", "pointerdown", "focusin"];
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** @throws when the notices' page can't be had */
async function fillFrom(address: string, slides: HTMLElement[]): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  // That page's own sheet would be refused by this page's content policy.
  const html = (await answer.text()).replace(/<style>.*?<\/style>/s, "");
  const page = new DOMParser().parseFromString(html, "text/html");
  const [, ...others] = page.querySelectorAll(".opening-list > li");
  for (const [at, slide] of slides.entries()) slide.replaceChildren(...(others[at]?.childNodes ?? []));
}

function styleTexts(strip: HTMLElement): void {
  if (!strip.querySelector(".formatted")) return;
  import("./rich-text-styles").then(
    ({ addRichTextStyles }) => addRichTextStyles(),
    () => undefined,
  );
}

export function attachCarousel(intro: HTMLElement): void {
  const strip = intro.querySelector<HTMLElement>(".strip");
  const controls = intro.querySelector<HTMLElement>(".slider-controls > [hidden]");
  if (!strip || !controls) return;

  const buttons = [...controls.querySelectorAll("button")];
  const dots = buttons.slice(0, -2);
  const position = controls.querySelector(".slider-position");
  const others = dots.slice(1).map(() => document.createElement("li"));
  let current = 0;
  let rest: number | undefined;
  let filling: Promise<void> | null = null;

  const mark = (index: number) => {
    if (index === current || !position) return;
    dots[current]?.removeAttribute("aria-current");
    dots[index]?.setAttribute("aria-current", "true");
    position.textContent = position.textContent.replace(/\d+/, String(index + 1));
    current = index;
  };
  const turnTo = (index: number) => {
    mark((index + dots.length) % dots.length);
    strip.scrollLeft = current * strip.clientWidth;
  };
  const fill = () => {
    filling ??= fillFrom(strip.dataset["others"] ?? "", others).then(
      () => styleTexts(strip),
      () => {
        filling = null;
        turnTo(0);
      },
    );
  };

  strip.append(...others);
  controls.hidden = false;
  for (const sign of SIGNS_OF_INTEREST) strip.parentElement?.addEventListener(sign, fill);
  strip.addEventListener("scroll", () => {
    clearTimeout(rest);
    rest = window.setTimeout(() => mark(Math.round(strip.scrollLeft / strip.clientWidth)), AT_REST_MS);
  });
  controls.addEventListener("click", ({ target }) => {
    const at = buttons.findIndex((button) => button.contains(target as Node));
    if (at === -1) return;
    const steps = [current - 1, current + 1];
    turnTo(steps[at - dots.length] ?? at);
  });
  intro.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    fill();
    turnTo(current + step);
  });
}
