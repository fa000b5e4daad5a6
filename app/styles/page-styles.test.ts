import { expect, test } from "vitest";
import { rulesOf, withStyles } from "./page-styles";

const RULES = rulesOf(`
  @layer base,components,print;
  @layer components{.lead{color:red}.lead a,.meta{top:0}@media print{.lead{top:1px}.meta{top:2px}}}
  @layer print{@media print{.lead b{top:3px}}}
  @layer base{body{margin:0}}
  @layer components{@supports (gap:1px){@media print{.lead{gap:1px}}}.open:not(.meta){top:4px}.open.lead,.open .b{top:6px}html:has(.lead){top:5px}}
`);

const stylesOf = (body: string) =>
  withStyles(`<style></style>${body}`, RULES).html.split("</style>")[0]?.slice("<style>".length);

test("keeps the rules whose classes the page has, in layer order", () => {
  expect(stylesOf("<p>")).toBe("body{margin:0}");
  expect(stylesOf('<p class="note meta">')).toBe("body{margin:0}.meta{top:0}@media print{.meta{top:2px}}");
  expect(stylesOf('<p class="open">')).toBe("body{margin:0}.open:not(.meta){top:4px}");
});

test("keeps media and container conditions around their rules, nested ones too", () => {
  expect(stylesOf('<p class="lead">')).toBe(
    "body{margin:0}.lead{color:red}.lead a{top:0}@media print{.lead{top:1px}}" +
      "@supports (gap:1px){@media print{.lead{gap:1px}}}html:has(.lead){top:5px}@media print{.lead b{top:3px}}",
  );
});

test("keeps an animation only where something uses it", () => {
  const css = "@layer base{.a{animation:turn 1s}@keyframes turn{to{top:0}}}";
  const of = (body: string) => withStyles(`<style></style>${body}`, rulesOf(css)).html;
  expect(of('<p class="a">')).toContain(".a{animation:turn 1s}@keyframes turn{to{top:0}}");
  expect(of("<p>")).not.toContain("turn");
});

test("allows these styles by hash in the policy", () => {
  const [one, other] = ["<p>", '<p class="lead">'].map((body) => withStyles(`<style></style>${body}`, RULES));
  expect(one?.styleSource).toMatch(/^'sha256-[\w+/]{43}='$/);
  expect(one?.styleSource).not.toBe(other?.styleSource);
});
