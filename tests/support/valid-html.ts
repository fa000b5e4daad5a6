import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:standard"],
  rules: {
    // React's way of writing, the same document to every parser: charSet, hrefLang, <meta/>, selected="", hidden="".
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Some browsers forget what a stacked table's parts are: their roles are written out.
    "no-redundant-role": "off",
    // The choices of a question share their name, as the standard has it: the rule knows that of radio buttons.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    // Editors write the titles of news; the whole title stands in the tab, with the exchange's name.
    "long-title": ["error", { maxlength: 120 }],
  },
});

/** What the HTML standard forbids in a document, as "rule: message (selector)". */
export async function invalidIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
}
