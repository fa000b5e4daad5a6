import KeenSlider from "keen-slider";

export function makeSlides(slider: HTMLElement): (by: 1 | -1) => void {
  const strip = slider.querySelector<HTMLElement>(".strip");
  const position = slider.querySelector(".slider-position");
  if (!strip) return () => undefined;
  const initial = Math.round(strip.scrollLeft / strip.clientWidth);
  strip.scrollLeft = 0;
  strip.dataset["alive"] = "";
  const made = new KeenSlider(strip, {
    selector: ":scope > li",
    loop: true,
    initial,
    slideChanged: ({ track }) => {
      if (position) position.textContent = position.textContent.replace(/\d+/, String(track.details.rel + 1));
    },
  });
  strip.addEventListener("focusin", ({ target }) => {
    const at = [...strip.children].findIndex((slide) => slide.contains(target as Node));
    made.moveToIdx(at);
  });
  return (by) => made.moveToIdx((made.animator.targetIdx ?? made.track.details.abs) + by, true);
}
