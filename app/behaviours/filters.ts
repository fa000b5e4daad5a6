/** A page from the back-forward cache would still show what was chosen last. */
export function attachFilters(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>("form.filter")) form.reset();
  });
}
