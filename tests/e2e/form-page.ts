import type { Language } from "../../app/i18n/language";
import type { WordKey } from "../../app/i18n/words";
import type { Filled } from "../support/filled-forms";
import { expect, type Locator, type Page } from "./test";
import { word } from "../support/words";

/** No human fills in a form faster; see server/forms/form-token.ts. */
const LEAST_MS = 2_000;

export type Values = Filled["values"];

/** A page with a form, as its visitor uses it. */
export class FormPage {
  readonly form: Locator;
  /** The message above a form that could not be sent. */
  readonly summary: Locator;
  readonly thanks: Locator;

  constructor(
    readonly page: Page,
    readonly sample: Filled,
    readonly language: Language,
  ) {
    const main = page.getByRole("main");
    this.form = main.getByRole("form");
    this.summary = this.form.getByRole("alert");
    this.thanks = main.getByRole("status");
  }

  word(key: WordKey, values?: Record<string, string | number>): string {
    return word(this.language, key, values);
  }

  /** The field of a name: one control, or each of its choices. */
  field(name: string): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  get button(): Locator {
    return this.form.getByRole("button");
  }

  formToken(): Promise<string> {
    return this.field("bilet").inputValue();
  }

  async fill(values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.#fillField(name, value);
  }

  async #fillField(name: string, value: string | string[]): Promise<void> {
    const kind = await this.#kindOf(name);
    if (kind === "radio" || kind === "checkbox") {
      for (const each of [value].flat()) await this.field(name).and(this.#valued(each)).check();
    } else if (kind === "select-one") await this.field(name).selectOption(value);
    else await this.field(name).fill(String(value));
  }

  /** Expects that the form has what was typed. */
  async expectFilled(values: Values): Promise<void> {
    const expected = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, [value].flat()]),
    );
    await expect.poll(() => this.#typed()).toMatchObject(expected);
  }

  async #typed(): Promise<Record<string, string[]>> {
    const entries = await this.form.evaluate((form) =>
      [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, value as string] as const),
    );
    const typed: Record<string, string[]> = {};
    for (const [name, value] of entries) (typed[name] ??= []).push(value);
    return typed;
  }

  #kindOf(name: string): Promise<string> {
    return this.field(name)
      .first()
      .evaluate((control) => (control as HTMLInputElement).type);
  }

  #valued(value: string): Locator {
    return this.page.locator(`[value="${value}"]`);
  }

  /** Touches the form and waits until scripts handle it. */
  async comeAlive(): Promise<void> {
    await this.form.locator(":is(input, select, textarea):visible").first().focus();
    await this.expectAlive();
  }

  async expectAlive(): Promise<void> {
    await expect(this.form).toHaveJSProperty("noValidate", true);
  }

  /** Waits as long as a human needs for the form. */
  async waitToBeHuman(): Promise<void> {
    const [, issued = ""] = (await this.formToken()).split(".");
    const left = parseInt(issued, 36) + LEAST_MS - Date.now();
    if (left > 0) await this.page.waitForTimeout(left + 20);
  }

  /** Switches the browser's own checks off: the server judges what it would let pass. */
  async letPass(): Promise<void> {
    await this.form.evaluate((form) => ((form as HTMLFormElement).noValidate = true));
  }

  /** Sends the form; the status of the response. */
  async send(act: () => Promise<void> = () => this.button.click()): Promise<number> {
    const path = this.sample.path[this.language];
    const answer = this.page.waitForResponse(
      (response) => response.request().method() === "POST" && new URL(response.url()).pathname === path,
    );
    await act();
    return (await answer).status();
  }

  /** Impatiently: two clicks, or Enter twice in a field. */
  async sendTwice(by: "click" | "Enter"): Promise<number> {
    if (by === "click") return this.send(() => this.button.dblclick());
    await this.form.locator("input").first().focus();
    return this.send(async () => {
      await Promise.all([this.page.keyboard.press("Enter"), this.page.keyboard.press("Enter")]);
    });
  }

  /** Expects the form with heading, text, and a link to each invalid field. */
  async expectProblem({
    heading = "form.check",
    text,
    errors = {},
  }: {
    heading?: WordKey;
    text?: string | RegExp;
    errors?: Record<string, string>;
  }): Promise<void> {
    const names = await this.inOrder(Object.keys(errors));
    await expect(this.summary.getByRole("listitem")).toHaveText(
      names.map((name) => new RegExp(`: ${escaped(errors[name] ?? "")}$`)),
    );
    if (text) await expect(this.summary).toContainText(text);
    await expect(this.summary.getByRole("heading")).toHaveText(this.word(heading));
    await expect(this.page).toHaveTitle(new RegExp(`^${this.word("form.titlePrefix")}`));
    for (const name of names) await this.#expectError(name, errors[name] ?? "");
    expect(await this.#namesOf("[aria-invalid=true]")).toEqual(names);
  }

  /** These fields as the form has them. */
  async inOrder(names: string[]): Promise<string[]> {
    return (await this.#namesOf("[name]")).filter((name) => names.includes(name));
  }

  async #namesOf(selector: string): Promise<string[]> {
    const controls = this.form.locator(selector);
    return [
      ...new Set(await controls.evaluateAll((all) => all.map((each) => each.getAttribute("name") ?? ""))),
    ];
  }

  async #expectError(name: string, says: string): Promise<void> {
    const control = this.field(name).first();
    await expect(control).toHaveAccessibleDescription(new RegExp(`${escaped(says)}$`));
    await expect(this.form.locator(`[id="${await control.getAttribute("id")}-error"]`)).toBeVisible();
  }

  /** Expects that each link of the summary leads into its field. */
  async expectLinksToFields(names: string[]): Promise<void> {
    for (const [at, name] of (await this.inOrder(names)).entries()) {
      await this.summary.getByRole("link").nth(at).click();
      await expect(this.field(name).first()).toBeFocused();
      await expect(this.field(name).first()).toBeInViewport();
    }
  }

  /** Expects the thanks in the form's place. */
  async expectThanks(): Promise<void> {
    await expect(this.thanks.getByRole("heading")).toHaveText(this.word(this.sample.thanks));
    await expect(this.form).toHaveCount(0);
    await expect(this.page).not.toHaveTitle(new RegExp(`^${this.word("form.titlePrefix")}`));
    const number = this.thanks.getByText(new RegExp(`^${escaped(this.word("form.number"))} \\d{4}-\\d{6}$`));
    await expect(number).toHaveCount(this.sample.isNumbered ? 1 : 0);
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
