import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { SAMPLES_IN_BOTH } from "./pages";

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

/** The page of what is refused where no page stands. */
const REFUSED = { title: "refused", path: "/%E0%A4%A", status: 400 };

test.describe("HTML is valid", () => {
  for (const { title, path, status } of [...SAMPLES_IN_BOTH, REFUSED]) {
    test(title, async () => {
      const response = await fetch(`${process.env.PORTAL_URL}${path}`, { headers: { Accept: "text/html" } });
      expect(response.status).toBe(status);
      const { results } = await validator.validateString(await response.text());
      const found = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
      );
      expect(found).toEqual([]);
    });
  }
});
