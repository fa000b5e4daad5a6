import { markedValues, missingIn, wrongIn } from "../support/filled-forms";
import type { UpstreamSwitches } from "../support/stack";
import { expectAccessible, expectAccessibleInTheDark } from "./accessible";
import type { FormPage, Values } from "./form-page";
import { openPlain, type Held } from "./late";
import { lackingStyles } from "./style-rules";
import { expect } from "./test";

/** One visitor with one form, from the first mistake to the thanks. */
export class FormWalk {
  /** Whether scripts handle the form. */
  isLive = false;
  readonly mark = `iz-${crypto.randomUUID()}`;
  readonly values: Values;
  /** Messages that had arrived before. */
  #earlier = 0;

  constructor(
    readonly form: FormPage,
    readonly origin: string,
    readonly upstream: UpstreamSwitches,
    readonly held: Held | null,
    /** Whether axe can run in its pages. */
    readonly canBeJudged: boolean,
  ) {
    this.values = markedValues(form.sample, this.mark);
  }

  get page() {
    return this.form.page;
  }

  get path() {
    return this.form.sample.path[this.form.language];
  }

  get #isMarked() {
    return this.values !== this.form.sample.values;
  }

  /** `scripts`: whether the page's scripts load now. */
  async open({ scripts }: { scripts: boolean }): Promise<void> {
    if (!this.#isMarked) this.#earlier = (await this.#allMessages()).length;
    await openPlain(this.page, this.origin + this.path);
    this.isLive = scripts;
    if (scripts) await this.form.comeAlive();
  }

  /** Expects no axe violations and no missing style. Without scripts the markup is the same. */
  async judge(state: string): Promise<void> {
    if (!this.canBeJudged) return;
    await this.page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(this.page, state, { part: ".form-section" });
    expect(await lackingStyles(this.page)).toEqual([]);
  }

  /** Errors and thanks have their own colours; each is checked once. */
  async judgeInTheDark(): Promise<void> {
    if (!this.canBeJudged) return;
    await expectAccessibleInTheDark(this.page, ".form-section");
    await this.page.emulateMedia({ colorScheme: null });
  }

  /** What a screen reader says first, with scripts and without. */
  async expectFocused(where: "summary" | "thanks"): Promise<void> {
    await expect(this.form[where]).toBeFocused();
    await expect(this.form[where]).toBeInViewport();
  }

  /** Sends nothing filled in: the browser complains until scripts do, and then the server. */
  async sendEmpty(): Promise<void> {
    const { form } = this;
    const missing = missingIn(form.sample);
    if (!this.isLive) await this.expectKeptByBrowser();
    await form.waitToBeHuman();
    if (!this.isLive) await form.letPass();
    expect(await form.send()).toBe(422);
    await form.expectProblem({ errors: mapped(missing, (says) => form.word(says)) });
    await this.expectFocused("summary");
    await form.expectLinksToFields(Object.keys(missing));
    await this.judge("missing");
  }

  async expectKeptByBrowser(): Promise<void> {
    const requests: string[] = [];
    this.page.on("request", (request) => requests.push(request.method()));
    await this.form.button.click();
    await expect(this.form.form.locator(":is(input, select, textarea):invalid").first()).toBeFocused();
    expect(requests).not.toContain("POST");
  }

  async sendWrong(): Promise<void> {
    const { form } = this;
    const wrong = wrongIn(form.sample);
    if (Object.keys(wrong).length === 0) return;
    const typed = { ...this.values, ...mapped(wrong, ({ value }) => value) };
    await form.fill(typed);
    if (!this.isLive) await form.letPass();
    expect(await form.send()).toBe(422);
    await form.expectProblem({
      errors: mapped(wrong, ({ says, count }) => form.word(says, { count })),
    });
    await form.expectFilled(typed);
    await this.expectFocused("summary");
    await this.judge("wrong");
    await this.judgeInTheDark();
  }

  /** Fills in everything correctly; invalid fields that are not required are left out. */
  async fillIn(): Promise<void> {
    const needless = Object.keys(wrongIn(this.form.sample)).filter((name) => !(name in this.values));
    await this.form.fill({ ...this.values, ...Object.fromEntries(needless.map((name) => [name, ""])) });
  }

  /** Expects that scripts which load now keep the visitor's place in the form. */
  async letScriptsCome(): Promise<void> {
    if (!this.held) return;
    const last = this.form.field(Object.keys(this.values).at(-1) ?? "").first();
    await last.focus();
    await this.held.release();
    await this.form.expectAlive();
    this.isLive = true;
    await expect(last).toBeFocused();
  }

  /** Sent by an impatient visitor, it arrives once. */
  async arrive(by: "click" | "Enter"): Promise<void> {
    const { form } = this;
    const before = (await this.arrived()).length;
    expect(await form.sendTwice(by)).toBe(200);
    await form.expectThanks();
    await this.expectFocused("thanks");
    await this.judge("thanks");
    await this.judgeInTheDark();
    if (!this.isLive) {
      await this.page.reload();
      await form.expectThanks();
    }
    expect(await this.arrived()).toHaveLength(before + 1);
  }

  /** Returns by the link of the thanks, finds the last choice, and makes another. */
  async changeTo(values: Values): Promise<void> {
    const { form } = this;
    const last = (await this.arrived()).at(-1);
    await form.thanks.getByRole("link").click();
    await expect(form.form).toBeVisible();
    if (this.isLive) await form.comeAlive();
    await form.expectFilled({ riza_4: last?.["onay"] ? "evet" : "hayir" });
    await form.fill(values);
    await form.waitToBeHuman();
    expect(await form.send()).toBe(200);
    await form.expectThanks();
  }

  /** The visitor's messages upstream. */
  async arrived(): Promise<Record<string, unknown>[]> {
    const messages = this.#isMarked
      ? await this.upstream.messages(this.mark)
      : (await this.#allMessages()).slice(this.#earlier);
    return messages.map(({ body }) => body);
  }

  async #allMessages() {
    return (await this.upstream.messages("")).filter(({ call }) => call === this.form.sample.call);
  }
}

function mapped<Value, Result>(record: Record<string, Value>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
