import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:standard"],
  rules: {
    // React's spelling, the same document for every parser: charSet, hrefLang, <meta/>, selected="", hidden="".
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Some browsers lose the semantics of a stacked table: its roles are explicit.
    "no-redundant-role": "off",
    // The choices of a question share their name, as in the standard: the rule knows that of radio buttons only.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    // Editors write the titles of news; the tab has the whole title with the exchange's name.
    "long-title": ["error", { maxlength: 120 }],
  },
});

/** Violations of the HTML standard in a document, as "rule: message (selector)". */
export async function invalidIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
}
