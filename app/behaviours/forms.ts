export const FORMS = ".form, .mailing-list form";

const FIRST_TOUCHES = ["pointerdown", "focusin"];

export function attachForms(): void {
  const touched = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof Element && target.closest(FORMS))) return;
    for (const touch of FIRST_TOUCHES) document.removeEventListener(touch, touched);
    import("./send-form").then(
      ({ attachSending }) => attachSending(),
      () => undefined,
    );
  };
  for (const touch of FIRST_TOUCHES) document.addEventListener(touch, touched);
  touched({ target: document.activeElement });
}
