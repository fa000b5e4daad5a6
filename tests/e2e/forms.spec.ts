import { LANGUAGES, type Language } from "../../app/i18n/language";
import { CONSENTS, FORMS, wrongIn, type Filled } from "../support/filled-forms";
import { EVERY_PAGE } from "../support/sampling";
import type { UpstreamSwitches } from "../support/stack";
import { FormPage } from "./form-page";
import { FormWalk } from "./form-walk";
import { expect, test as base } from "./test";

/** Starts a visitor's way through a form. */
type Begin = (
  sample: Filled,
  language: Language,
  place: { origin: string; upstream: UpstreamSwitches },
) => Promise<FormWalk>;

const test = base.extend<{ begin: Begin }>({
  begin: async ({ page, problems, heldBack, javaScriptEnabled }, use) => {
    await use(async (sample, language, { origin, upstream }) => {
      problems.allowFailing(origin + sample.path[language]);
      const form = new FormPage(page, sample, language);
      const walk = new FormWalk(form, origin, upstream, heldBack, javaScriptEnabled);
      await walk.open({ scripts: javaScriptEnabled && !heldBack });
      return walk;
    });
  },
});

/** Limits count by address, so each visitor has their own. */
test.beforeEach(({ visitor }) => visitor.move());

/** Both kinds of impatience. */
const IMPATIENT = { tr: "click", en: "Enter" } as const;

/** Visitors with scripts, without, and with late scripts. */
const WINDOWS = ["@desktop", "@no-script", "@held-back"];

/** One form for each window; every form in every window and language with EVERY_PAGE=1. */
const IN_GATE: Record<string, string> = {
  "message tr": "@desktop",
  "request en": "@no-script",
  "member update en": "@held-back",
};

const windowsFor = (form: string, language: Language): string =>
  EVERY_PAGE ? WINDOWS.join(" ") : (IN_GATE[`${form} ${language}`] ?? "");

for (const language of LANGUAGES) {
  test.describe(`A form in ${language}`, () => {
    for (const sample of FORMS) {
      const windows = windowsFor(sample.name, language);
      if (windows === "") continue;
      test(`${sample.name} ${windows}`, async ({ begin, baseURL: origin = "", upstream }) => {
        const walk = await begin(sample, language, { origin, upstream });
        await walkThrough(walk);
        await walk.arrive(IMPATIENT[language]);
      });
    }

    const windows = windowsFor(CONSENTS.name, language);
    if (windows === "") return;
    // Their messages have no text to be told apart by, so their portal is not shared.
    test(`consents are refused, given and withdrawn ${windows}`, async ({
      begin,
      apart: { portal, upstream },
    }) => {
      const walk = await begin(CONSENTS, language, { origin: portal.url, upstream });
      await walkThrough(walk);
      await walk.arrive(IMPATIENT[language]);
      for (const answer of ["evet", "hayir"]) await walk.changeTo({ riza_4: answer });
      expect((await walk.arrived()).slice(-3)).toMatchObject([
        { onay: false },
        { onay: true },
        { onay: false },
      ]);
    });
  });
}

/** What a visitor changes in a returned form before its scripts load. */
const CHANGES: Record<string, Filled["values"]> = {
  "member update": { unvan: "Başka Ltd.", il: "34", mesaj: "Adresimiz değişti." },
  survey: { soru_101: "2", soru_103: "10302", soru_105: "hayir", soru_106: "Yok." },
};

test.describe("Typed text survives the arrival of scripts @held-back", () => {
  for (const sample of FORMS.filter(({ name }) => name in CHANGES)) {
    test(sample.name, async ({ begin, baseURL: origin = "", upstream }) => {
      const walk = await begin(sample, "tr", { origin, upstream });
      const wrong = Object.entries(wrongIn(sample)).map(([name, { value }]) => [name, value] as const);
      const typed = { ...sample.values, ...Object.fromEntries(wrong) };
      await walk.form.fill(typed);
      await walk.form.letPass();
      expect(await walk.form.send()).toBe(422);
      await expect(walk.form.summary).toBeVisible();
      const changes = CHANGES[sample.name] ?? {};
      await walk.form.fill(changes);
      await walk.letScriptsCome();
      await walk.form.expectFilled({ ...typed, ...changes });
    });
  }
});

/** Every mistake on the way to the thanks. */
async function walkThrough(walk: FormWalk): Promise<void> {
  await walk.sendEmpty();
  await walk.sendWrong();
  await walk.fillIn();
  await walk.letScriptsCome();
  await walk.form.expectFilled(walk.values);
}
