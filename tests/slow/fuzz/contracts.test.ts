import fc from "fast-check";
import type { Json } from "../../support/changed-answers";
import { describe, expect, test } from "vitest";
import { answerContext, contractOf } from "../../../server/upstream/call";
import { readAnswer } from "../../../server/upstream/parse-answer";
import { BrokenError } from "../../../server/upstream/errors";
import { CORPUS, withoutNulls, type Corpus } from "../../contracts/corpus";
import { damage, damaged } from "./damage";
import { form, inForm } from "./forms";
import { runs } from "./runs";

/** Every declared call reads its examples in every form, and survives every damage. */

function read({ call, params }: Corpus, payload: Json): unknown {
  const context = answerContext(call, params as never, { language: "tr" });
  return readAnswer(call.name, contractOf(call, params as never), payload, context).answer;
}

/** What can be written differently: numbers and letters in texts are text. */
const examplesOf = (corpus: Corpus) =>
  corpus.taken
    .filter(({ answer, lost }) => typeof answer === "object" && answer !== null && lost.length === 0)
    .map(({ title, answer, read: asRead }) => ({
      title,
      answer: JSON.parse(JSON.stringify(answer)) as Json,
      asRead,
    }));

const corpora = CORPUS.filter((corpus) => examplesOf(corpus).length > 0).map(
  (corpus) => [corpus.call.name, corpus] as const,
);

describe.each(corpora)("%s", (_, corpus) => {
  const example = fc.constantFrom(...examplesOf(corpus));

  test("has the same value in every form", () => {
    fc.assert(
      fc.property(example, form, ({ answer, asRead }, wanted) => {
        expect(withoutNulls(read(corpus, inForm(answer, wanted)))).toEqual(asRead);
      }),
      runs(60),
    );
  });

  test("is read or rejected, but never invented, however damaged", () => {
    fc.assert(
      fc.property(example, form, damage, ({ answer: original }, shape, wrong) => {
        const answer = inForm(damaged(original, wrong), shape);
        const result = attemptToRead(corpus, answer);
        expect(namesNoOther(result, answer)).toEqual([]);
        expect(numbersOf(result).filter((number) => !Number.isFinite(number))).toEqual([]);
      }),
      runs(60),
    );
  });
});

function attemptToRead(corpus: Corpus, answer: Json): unknown {
  try {
    return read(corpus, answer);
  } catch (error) {
    expect(error).toBeInstanceOf(BrokenError);
    return null;
  }
}

/** Ids in the result that were not sent. */
function namesNoOther(result: unknown, answer: Json): unknown[] {
  const values = new Set(leavesOf(answer).map(([, value]) => String(value)));
  return leavesOf(result)
    .filter(([name, value]) => /(^i|I)d$/.test(name) && value !== null)
    .filter(([, value]) => !values.has(String(value)));
}

const numbersOf = (parsed: unknown) =>
  leavesOf(parsed).flatMap(([, value]) => (typeof value === "number" ? [value] : []));

/** Every value of an answer, with its name. */
function leavesOf(value: unknown, name = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([inner, held]) =>
    leavesOf(held, Array.isArray(value) ? name : inner),
  );
}
