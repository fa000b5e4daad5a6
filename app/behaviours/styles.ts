const added = new Set<string>();
let ofAnswers: CSSStyleSheet | undefined;
let taken: string | undefined;

export const canAddStyles = (): boolean => "adoptedStyleSheets" in document;

export function addStyles(css: string): void {
  if (added.has(css) || !canAddStyles()) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The page in the HTML of an answer. This page's content policy would refuse its style element with a console error. */
export const pageIn = (html: string): Document =>
  new DOMParser().parseFromString(
    html.replace(/<style>([^]*?)<\/style>/, '<script type="text/css">$1</script>'),
    "text/html",
  );

/** A page's styles are of the classes it has: what an answer shows may need others. */
export function takeStyles(page: Document): void {
  const css = page.querySelector('[type="text/css"]')?.textContent ?? "";
  const own = document.querySelector("style");
  // Setting the same rules again would start animations anew.
  if (css === (own?.textContent ?? taken)) return;
  taken = css;
  if (!ofAnswers) {
    ofAnswers = new CSSStyleSheet();
    document.adoptedStyleSheets = [ofAnswers, ...document.adoptedStyleSheets];
  }
  ofAnswers.replaceSync(css);
  own?.remove();
}
