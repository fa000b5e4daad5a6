function plainlyClicked(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
}

/** Follows the link when the action's code can't be loaded. */
export function insteadOfLink(selector: string, act: (link: HTMLAnchorElement) => Promise<void>): void {
  document.addEventListener("click", (event) => {
    const link = plainlyClicked(event, selector);
    if (!link) return;
    event.preventDefault();
    act(link).catch(() => location.assign(link.href));
  });
}
