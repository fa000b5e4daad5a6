import { describe, expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/language";
import tr from "../../public/assets/i18n/tr.json";
import { CONSENTS, FORMS, PERSON, withFault } from "../support/filled-forms";
import { word } from "../support/words";
import { asLists, errorsIn, summaryOf, formTokenIn, typedIn } from "../support/form-html";
import { formVisitors } from "../support/form-visitors";
import { textOf, titleOf } from "../support/html";
import { logLines, seriousLines } from "../support/log-lines";
import { purge } from "../support/purge";
import { json } from "../support/recorder";

const { stack, newFormToken, send, bodiesOf } = formVisitors(92);

describe.each(FORMS)("the form: $name", ({ path, values, call, arrives, needed, faults }) => {
  test.each(LANGUAGES)("in %s arrives unchanged and is thanked for", async (language) => {
    const bilet = newFormToken();
    const eposta: Record<string, string> =
      values["eposta"] === undefined ? {} : { eposta: `${language}.${String(values["eposta"])}` };
    const { status, headers, body } = await send(path[language], { ...values, ...eposta, bilet });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(body).toContain('class="form-sent"');
    const [arrived] = bodiesOf(call);
    expect(arrived).toMatchObject({
      ...arrives,
      ...("Eposta" in arrives && { Eposta: `${language}.${PERSON.eposta}` }),
    });
  });

  test.each(LANGUAGES)("in %s names missing fields at the field and above the form", async (language) => {
    const bilet = newFormToken();
    const others = withFault(values, needed, [undefined, "form.check"]);
    const { status, headers, body } = await send(path[language], { ...others, bilet });
    expect(status).toBe(422);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(titleOf(body)).toMatch(new RegExp(`^${word(language, "form.titlePrefix")}`));
    expect(summaryOf(body)).toEqual([needed]);
    expect(Object.keys(errorsIn(body))).toEqual([needed]);
    expect(typedIn(body)).toMatchObject(asLists(others));
    expect(formTokenIn(body)).toBe(bilet);
    expect(bodiesOf(call)).toEqual([]);
  });

  test.each(LANGUAGES)("in %s says what is wrong with each invalid field", async (language) => {
    const bilet = newFormToken();
    for (const [name, list] of Object.entries(faults)) {
      for (const fault of list) {
        const { status, body } = await send(path[language], { ...withFault(values, name, fault), bilet });
        const [wrong, says, numbers] = fault;
        const said = { [name]: word(language, says, numbers) };
        expect([status, errorsIn(body)], `${name}: ${String(wrong).slice(0, 40)}`).toEqual([422, said]);
      }
    }
    expect(bodiesOf(call)).toEqual([]);
  });

  test("lists all missing fields at once, in form order", async () => {
    const { status, body } = await send(path.tr, { bilet: newFormToken() });
    const required = Object.keys(faults).filter((name) => faults[name]?.[0]?.[0] === undefined);
    expect(status).toBe(422);
    expect(summaryOf(body).toSorted()).toEqual(required.toSorted());
    expect(summaryOf(body)).toEqual(Object.keys(errorsIn(body)));
  });

  test("keeps its fields while the upstream is down, and can be sent again", async () => {
    const bilet = newFormToken();
    const mine = {
      ...values,
      ...(values["eposta"] !== undefined && { eposta: "sonra@ornek.example" }),
      bilet,
    };
    await stack().upstream.fault({ kind: "500", match: call });
    const failed = await send(path.tr, mine);
    expect(failed.status).toBe(502);
    expect(textOf(failed.body)).toContain(tr["form.problem"]);
    expect(failed.headers.get("retry-after")).not.toBeNull();
    expect(typedIn(failed.body)).toMatchObject(asLists(mine));
    await stack().upstream.clearFaults();
    const again = await send(path.tr, { ...mine, bilet: formTokenIn(failed.body) });
    expect(again.status).toBe(200);
  });

  test("sent twice arrives once", async () => {
    const bilet = newFormToken();
    const mine = { ...values, ...(values["eposta"] !== undefined && { eposta: "iki@ornek.example" }), bilet };
    const answers = await Promise.all([send(path.tr, mine), send(path.tr, mine)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(bodiesOf(call)).toHaveLength(1);
  });
});

test.each(LANGUAGES)(
  "a form comes back filled in when nothing else of its page can be read, in %s",
  async (language) => {
    await purge(stack());
    stack().proxy.intercept("/api/v1/", json({}, 500));
    for (const { name, path, values } of [...FORMS, CONSENTS]) {
      const bilet = newFormToken();
      const { status, body } = await send(path[language], { ...values, bilet });
      expect([name, status >= 500]).toEqual([name, true]);
      // Without the list a province can't be in it.
      const incomplete = Object.fromEntries(Object.entries(values).filter(([field]) => field !== "il"));
      expect([name, typedIn(body)]).toMatchObject([name, asLists(incomplete)]);
      const says = [word(language, "form.problem"), word(language, "keptForm.heading")];
      expect(says.some((words) => textOf(body).includes(words))).toBe(true);
    }
  },
);

test("logs no server error and no personal data", () => {
  const output = stack().portal.output();
  expect(seriousLines(output)).toEqual([]);
  expect(logLines(output).length).toBeGreaterThan(0);
  for (const personal of [PERSON.ad_soyad, "ornek.example", "203.0.113.", "Kantar"])
    expect(output).not.toContain(personal);
});
