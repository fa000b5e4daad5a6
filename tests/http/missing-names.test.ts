import { expect, test } from "vitest";
import { changeAnswers, type Json } from "../support/changed-answers";
import { namelessIn } from "../support/html";
import { stackOfFile } from "../support/stack-of-file";
import { open } from "../support/visit";

/** Every second record of the upstream lacks its name. */

const stack = stackOfFile({});

function without(answer: Json, fields: readonly string[], index = 0): Json {
  if (Array.isArray(answer)) return answer.map((each, at) => without(each, fields, at));
  if (typeof answer !== "object" || answer === null) return answer;
  const members = Object.entries(answer).map(([name, value]): [string, Json] =>
    fields.includes(name) && index % 2 === 0 ? [name, null] : [name, without(value, fields, index)],
  );
  return Object.fromEntries(members);
}

test.each([
  ["/uyeler", "AdSoyad"],
  ["/meclis", "AdSoyad"],
  ["/yoneticiler/3", "Unvan", "KurulAdi"],
  ["/organisazyon-sema", "Unvan", "Birim"],
  ["/acilis", "GorselAltMetin"],
  ["/kotasyon-listesi", "MALADI"],
  ["/fiyatlar", "MALADI"],
  ["/faal-uye-listemiz", "Unvan"],
])("%s has no link, heading or choice without words when %s is missing", async (path, ...fields) => {
  await changeAnswers(stack, (answer) => without(answer, fields));
  const { status, body } = await open(stack.portal.url, path);
  expect(status).toBe(200);
  expect(namelessIn(body)).toEqual([]);
});
