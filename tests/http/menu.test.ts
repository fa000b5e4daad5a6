import { afterAll, beforeAll, expect, test } from "vitest";
import { elements } from "../support/html";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { askUntil, open } from "../support/visit";

const MENU = "GetWithMenuKirilimForWeb";
/** Characters that no text should contain, and that a page might use as placeholders. */
const STRANGE = "\uFDD0\uFDD1\uFDD2";

let stack: ProxiedStack;
beforeAll(async () => {
  stack = await startProxiedStack();
}, 60_000);
afterAll(() => stack.stop());

test("a name in the upstream's menu never shows instead of the visitor's", async () => {
  let named = 0;
  stack.proxy.intercept(MENU, async ({ path, headers, body }, response) => {
    const answer = await fetch(stack.upstream.url + path, {
      method: "POST",
      headers: { Authorization: headers.authorization ?? "", "Content-Type": "application/json" },
      body,
    });
    const text = (await answer.text()).replaceAll(/"Name":"/g, () => {
      named += 1;
      return `"Name":"${STRANGE}`;
    });
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(text);
  });
  await stack.clock.advance({ hours: 9 });
  const visit = await askUntil(
    () => named > 0,
    () => open(stack.portal.url, "/hakkimizda"),
  );
  expect(named).toBeGreaterThan(0);
  const [header = ""] = /<header[^]*<\/header>/.exec(visit.body) ?? [];
  const accounts = elements(header, "a").filter(({ class: name }) => name === "account");
  expect(accounts).toHaveLength(2);
});
