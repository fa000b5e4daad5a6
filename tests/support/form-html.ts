import { elements, textOf, unescapeHtml } from "./html";

/** What tests read from a page with a form. */

/** The form token of a page. */
export function formTokenIn(html: string): string {
  return elements(html, "input").find(({ name }) => name === "bilet")?.["value"] ?? "";
}

/** The part of a page with its form, without what only scripts show. */
export const mainOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replace(/<template[\s\S]*?<\/template>/g, "");

/** The values of a page's form, chosen and typed. */
export function typedIn(html: string): Record<string, string[]> {
  const main = mainOf(html);
  const inputs = elements(main, "input")
    .filter(({ type = "", checked }) => !/^(?:radio|checkbox)$/.test(type) || checked !== undefined)
    .map(({ name = "", value = "" }) => [name, value] as const);
  const texts = [...main.matchAll(/<textarea[^>]*name="([^"]+)"[^>]*>\n?([^<]*)</g)].map(
    ([, name = "", text = ""]) => [name, unescapeHtml(text)] as const,
  );
  const selects = [...main.matchAll(/<select[^>]*name="([^"]+)"[^>]*>([\s\S]*?)<\/select>/g)].flatMap(
    ([, name = "", options = ""]) =>
      elements(options, "option")
        .filter(({ selected }) => selected !== undefined)
        .map(({ value = "" }) => [name, value] as const),
  );
  const typed: Record<string, string[]> = {};
  for (const [name, value] of [...inputs, ...texts, ...selects])
    typed[name] = [...(typed[name] ?? []), value];
  return typed;
}

/** Values in the form of `typedIn`. */
export const asLists = (values: Record<string, string | string[]>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat()]));

/** The message at each field. */
export function errorsIn(html: string): Record<string, string> {
  const errors = mainOf(html).matchAll(/<p id="[\w-]+-(\w+)-error"[^>]*>([\s\S]*?)<\/p>/g);
  return Object.fromEntries([...errors].map(([, name = "", text = ""]) => [name, textOf(text).trim()]));
}

/** The fields that the summary links to. */
export function summaryOf(html: string): string[] {
  const summary = /<div[^>]*class="form-problem"[\s\S]*?<\/div>/.exec(mainOf(html))?.[0] ?? "";
  return elements(summary, "a").map(({ href = "" }) => href.replace(/^#[\w-]+-/, ""));
}
