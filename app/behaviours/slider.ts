const SHOWN_FOR_MS = 7_000;

type Turn = (by: 1 | -1) => void;

/** One automatic round while visible; none with reduced motion, under the pointer or with focus inside (WCAG 2.2.2). */
export function attachSlider(): void {
  const slider = document.querySelector<HTMLElement>(".slider");
  const controls = slider?.querySelector<HTMLElement>(".slider-controls > [hidden]");
  if (!slider || !controls) return;
  const [pause, previous, next] = controls.querySelectorAll("button");
  const motion = matchMedia("(prefers-reduced-motion: no-preference)");
  const round = slider.querySelectorAll(".strip > li").length;
  let turnsLeft = motion.matches ? round : 0;
  let isInView = false;
  let made: Promise<Turn> | null = null;

  const turn = (by: 1 | -1) => {
    made ??= import("./slides").then(({ makeSlides }) => makeSlides(slider));
    made.then(
      (turnBy) => turnBy(by),
      () => (made = null),
    );
  };
  const playFor = (turns: number) => {
    turnsLeft = turns;
    if (pause) pause.ariaPressed = String(turns === 0);
  };
  const isLeftAlone = () =>
    isInView && !slider.matches(":hover, :focus-within") && !document.querySelector("dialog[open]");

  playFor(turnsLeft);
  controls.hidden = false;
  pause?.addEventListener("click", () => playFor(turnsLeft === 0 ? round : 0));
  previous?.addEventListener("click", () => turn(-1));
  next?.addEventListener("click", () => turn(1));
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
  }).observe(slider);
  setInterval(() => {
    if (turnsLeft === 0 || !isLeftAlone()) return;
    playFor(turnsLeft - 1);
    turn(1);
  }, SHOWN_FOR_MS);
}
