const added = new Set<string>();

export function addStyles(css: string): void {
  if (added.has(css) || !("adoptedStyleSheets" in document)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
