import { afterAll, beforeAll, beforeEach } from "vitest";
import { formTokenIn } from "./form-html";
import { startProxiedStack, type ProxiedStack } from "./proxied-stack";
import { ask, open, type Visit } from "./visit";

const LANES = 4;

interface Sending {
  address?: string;
  headers?: Record<string, string>;
}

/** Visitors who send forms to a separate portal, for one test file. */
export interface FormVisitors {
  stack: () => ProxiedStack;
  origin: () => string;
  /** A form token that is old enough: it belongs to no form, but to one filling in. */
  newFormToken: () => string;
  /** A separate visitor: limits count by address. */
  newAddress: () => string;
  /** Sends a form by a plain POST. */
  send: (path: string, values: Record<string, string | string[]>, sending?: Sending) => Promise<Visit>;
  /** What arrived upstream by a call. */
  bodiesOf: (call: string) => Record<string, unknown>[];
}

/** Starts a portal before the tests of a file, and reads this many form tokens. */
export function formVisitors(formTokens: number): FormVisitors {
  let stack: ProxiedStack;
  let visitors = 0;
  const pool: string[] = [];
  const origin = () => stack.portal.url;
  const newAddress = () => `203.0.113.${(visitors += 1)}`;

  beforeAll(async () => {
    stack = await startProxiedStack({ env: { TRUSTED_PROXIES: "1" } });
    const lane = async () => {
      while (pool.length < formTokens) pool.push(formTokenIn((await open(origin(), "/iletisim")).body));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    // No human fills in a form faster; see server/forms/form-token.ts.
    await stack.clock.advance({ seconds: 3 });
  }, 120_000);
  afterAll(() => stack.stop());
  beforeEach(async () => {
    stack.proxy.requests.length = 0;
    stack.proxy.restore();
    await stack.upstream.clearFaults();
  });

  return {
    stack: () => stack,
    origin,
    newAddress,
    newFormToken: () => {
      const formToken = pool.pop();
      if (!formToken) throw new Error("too few form tokens were read");
      return formToken;
    },
    send: (path, values, { address = newAddress(), headers = {} } = {}) => {
      const body = new URLSearchParams();
      for (const [name, value] of Object.entries(values))
        for (const each of [value].flat()) body.append(name, each);
      return ask(origin(), path, {
        method: "POST",
        body,
        headers: {
          Accept: "text/html",
          Origin: origin(),
          "Sec-Fetch-Site": "same-origin",
          "X-Forwarded-For": address,
          ...headers,
        },
      });
    },
    bodiesOf: (call) =>
      stack.proxy.requestsTo(call).map(({ body }) => JSON.parse(body) as Record<string, unknown>),
  };
}
