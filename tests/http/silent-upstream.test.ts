import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/language";
import { Browser } from "../support/browser";
import { FORMS, type Filled } from "../support/filled-forms";
import { asLists, mainOf, formTokenIn, typedIn } from "../support/form-html";
import { headingOf, textOf } from "../support/html";
import { logIn, tryLogIn, USERS } from "../support/member";
import { accept, gateOf, isGate } from "../support/notice-page";
import { expectCalmLog, expectNoTrace, expectUnavailable } from "../support/portal-log";
import { EVERY_PAGE } from "../support/sampling";
import { stackOfFile } from "../support/stack-of-file";
import { json } from "../support/recorder";
import { askUntil, open, type Visit } from "../support/visit";
import { word } from "../support/words";

/** Timeouts as in production: the only portal of the gate whose timeouts are not scaled. */

const stack = stackOfFile({ env: { TRUSTED_PROXIES: "1", TIMEOUT_SCALE: "1" } });

const SEEN = "/hakkimizda";
const MESSAGE = FORMS[0] as Filled;
const get = (path: string) => open(stack.portal.url, path);

let seen: Visit;
beforeAll(async () => {
  seen = await askUntil(
    ({ status }) => status === 200,
    () => get(SEEN),
  );
});

describe.each(EVERY_PAGE ? (["hang", "drip"] as const) : (["hang"] as const))(
  "an upstream that answers too late: %s",
  (kind) => {
    test("a page seen before is served as it was, and says so", async () => {
      await stack.upstream.fault({ kind });
      await stack.clock.advance({ minutes: 20 });
      const { status, body } = await get(SEEN);
      expect(status).toBe(200);
      expect(headingOf(body)).toBe(headingOf(seen.body));
      expect(textOf(body)).toContain(word("tr", "notice.stale").split(".")[0]);
      expectNoTrace(body);
    });

    test("an unseen page says that it will be back", async () => {
      await stack.upstream.fault({ kind });
      const pages = [
        ["/detay-duyuru-haber/1001", "tr"],
        ["/en/news/1001", "en"],
        ["/haber-list?ara=arpa", "tr"],
      ] as const;
      const visits = await Promise.all(pages.map(([path]) => get(path)));
      for (const [at, [path, language]] of pages.entries()) {
        expectUnavailable(visits[at] as Visit, language);
        expect([503, 504], path).toContain(visits[at]?.status);
      }
    });
  },
);

describe("a hanging call", () => {
  // Suspended calls are tried again.
  const recover = () => stack.clock.advance({ minutes: 1 });

  test("leaves a message's arrival open, says so, and keeps the input", async () => {
    const bilet = formTokenIn((await get(MESSAGE.path.tr)).body);
    await stack.clock.advance({ seconds: 3 });
    await stack.upstream.fault({ kind: "hang", match: MESSAGE.call });
    const answers = await Promise.all(
      LANGUAGES.map((language) =>
        new Browser(stack.portal.url).post(MESSAGE.path[language], {
          ...MESSAGE.values,
          konu: language,
          bilet,
        }),
      ),
    );
    for (const [at, language] of LANGUAGES.entries()) {
      const { status, body } = answers[at] as Visit;
      expect(status).toBe(504);
      expect(textOf(body)).toContain(word(language, "form.unsure"));
      expect(typedIn(body)).toMatchObject(asLists({ ...MESSAGE.values, konu: language }));
    }
    await recover();
  });

  test.each(["KullaniciGirisYap", "StatuDegistir"])(
    "at a log-in's %s says so, keeps the name and never the password",
    async (step) => {
      await stack.upstream.fault({ match: step, kind: "hang" });
      const browser = new Browser(stack.portal.url);
      const answer = await tryLogIn(stack, USERS.member.name, { remember: true, browser });
      expect(answer.status).toBe(504);
      expect(textOf(mainOf(answer.body))).toContain(word("tr", "logIn.unavailable"));
      expect(typedIn(answer.body)).toMatchObject({ kullanici: ["001014"], hatirla: ["evet"], sifre: [""] });
      expect(answer.body).not.toContain(stack.memberPassword);
      expect(browser.jar.names).toEqual([]);
    },
  );

  test("keeps an unacknowledged notice, and says so", async () => {
    const browser = await logIn(stack, USERS.member.name);
    stack.proxy.intercept("OnaysizKontrol", json({ sonuc: 0 }));
    const page = await browser.get("/profile");
    await stack.upstream.fault({ match: "KvkkMaster/Create", kind: "hang" });
    expect((await accept(browser, page)).status).toBe(303);
    const again = await browser.get("/profile");
    expect(isGate(again)).toBe(true);
    expect(gateOf(again)).toContain(word("tr", "acknowledgement.failed"));
  });

  test("on a member's page costs the page, not the session", async () => {
    const browser = await logIn(stack, USERS.member.name);
    await stack.upstream.fault({ match: "GetOwnUser", kind: "hang" });
    const page = await browser.get("/profile");
    expect(page.status).toBe(504);
    expect(headingOf(page.body)).toBe(word("tr", "error.unavailableTitle"));
    expect(page.headers.getSetCookie()).toEqual([]);
  });
});

test("is logged as a warning", () => expectCalmLog(stack));
