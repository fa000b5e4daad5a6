import { describe, expect, test } from "vitest";
import { LANGUAGES } from "~/language";
import type { FaultKind } from "~server/reference-upstream/faults";
import type { WordKey } from "~/text/words";
import { Browser } from "../support/browser";
import { mainOf, typedIn } from "../support/form-html";
import { headingOf, textOf, titleOf } from "../support/html";
import { logLines } from "../support/log-lines";
import { logIn, tryLogIn, USERS } from "../support/member";
import { expectLogOfNobody } from "../support/portal-log";
import { stackForMembers } from "../support/stack-of-file";
import type { Visit } from "../support/visit";
import { word } from "../support/words";

const stack = stackForMembers();

const newBrowser = () => new Browser(stack.portal.url);
/** What is said above the form. */
const problemOf = ({ body }: Visit) =>
  textOf(/<div[^>]*class="form-problem"[\s\S]*?<\/div>/.exec(body)?.[0] ?? "");
let madeUp = 0;
/** A name that nobody has and nobody tried. */
const newName = () => `hayali${(madeUp += 1)}`;

describe("a log-in that fails", () => {
  interface Trouble {
    what: string;
    step: string;
    kind: FaultKind;
    status: number;
    says: WordKey;
  }
  const down = (step: string, kind: FaultKind, status: number): Trouble => ({
    what: `${kind} at ${step}`,
    step,
    kind,
    status,
    says: "logIn.unavailable",
  });
  const refused = (step: string, kind: FaultKind): Trouble => ({
    ...down(step, kind, 403),
    says: "logIn.unfinished",
  });
  const TROUBLES: Trouble[] = [
    down("KullaniciGirisYap", "500", 502),
    down("KullaniciGirisYap", "hang", 504),
    down("KullaniciGirisYap", "reset", 503),
    down("KullaniciGirisYap", "html", 502),
    down("OAuthToken", "malformed", 502),
    down("OAuthToken", "wrong-types", 502),
    down("StatuDegistir", "500", 502),
    down("StatuDegistir", "hang", 504),
    down("GetOwnUser", "500", 502),
    down("GetOwnUser", "empty", 502),
    refused("KullaniciGirisYap", "no-token"),
    refused("OAuthToken", "no-token"),
    refused("OAuthToken", "401"),
    refused("StatuDegistir", "no-token"),
    refused("StatuDegistir", "403"),
    refused("GetOwnUser", "401"),
    { ...refused("KullaniciGirisYap", "401"), says: "logIn.wrong" },
    { ...refused("KullaniciGirisYap", "403"), says: "logIn.closed" },
  ];

  test.each(TROUBLES)("by $what says so, keeps the name and never the password", async (trouble) => {
    const { step, kind, status, says } = trouble;
    for (const language of LANGUAGES) {
      await stack.upstream.fault({ match: step, kind });
      const browser = newBrowser();
      const answer = await tryLogIn(stack, USERS.member.name, { language, remember: true, browser });
      expect(answer.status).toBe(status);
      expect(problemOf(answer)).toContain(word(language, says));
      expect(typedIn(answer.body)).toMatchObject({ kullanici: ["001014"], hatirla: ["evet"], sifre: [""] });
      expect(answer.body).not.toContain(stack.memberPassword);
      expect(browser.jar.names).toEqual([]);
      expect(answer.headers.get("retry-after") !== null).toBe(status > 500);
      await stack.upstream.clearFaults();
    }
    await logIn(stack, USERS.member.name);
  });

  test("without a token is in the log", () => {
    const told = logLines(stack.portal.output()).filter(({ detail }) => detail === "answer without token");
    expect(told.map(({ level }) => level)).toContain("warn");
  });

  test.each(LANGUAGES)("in %s does not tell whether there is such a user", async (language) => {
    const answers = await Promise.all(
      [USERS.withoutBulletin.name, newName()].map((user) =>
        tryLogIn(stack, user, { language, password: "yanlış" }),
      ),
    );
    const [known, unknown] = answers;
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(problemOf(answer)).toContain(word(language, "logIn.wrong"));
    }
    expect([...(known?.headers.keys() ?? [])]).toEqual([...(unknown?.headers.keys() ?? [])]);
    const plain = (answer?: Visit) => textOf(mainOf(answer?.body ?? "")).replace(/\s+/g, " ");
    expect(plain(known)).toBe(plain(unknown));
    await logIn(stack, USERS.withoutBulletin.name);
  });

  test.each(LANGUAGES)("in %s with another member's code is as wrong as a password", async (language) => {
    const answer = await tryLogIn(stack, USERS.member.name, { language, memberCode: "001092" });
    expect(problemOf(answer)).toContain(word(language, "logIn.wrong"));
    await logIn(stack, USERS.member.name);
  });

  test.each(LANGUAGES)(
    "in %s for a closed account is told to who knows its password alone",
    async (language) => {
      const knowing = await tryLogIn(stack, USERS.closed.name, { language });
      const guessing = await tryLogIn(stack, USERS.closed.name, { language, password: "yanlış" });
      expect(problemOf(knowing)).toContain(word(language, "logIn.closed"));
      expect(problemOf(guessing)).toContain(word(language, "logIn.wrong"));
    },
  );

  test("for an account that the upstream only says is closed leaves no session there", async () => {
    stack.proxy.intercept("GetOwnUser", (_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ kullanici: { Id: 61, Name: "Hikmet", Active: false } }));
    });
    const answer = await tryLogIn(stack, USERS.member.name);
    expect(problemOf(answer)).toContain(word("tr", "logIn.closed"));
    await expect.poll(() => stack.proxy.asked("Logout").length).toBe(2);
  });

  test.each(LANGUAGES)(
    "in %s says that a name is locked, whether anybody has it or not",
    async (language) => {
      const locked = async (user: string) => {
        for (let count = 0; count < 5; count += 1) await tryLogIn(stack, user, { password: "yanlış" });
        return tryLogIn(stack, user, { language, password: "yanlış" });
      };
      // The name of the service account would be locked too: nobody may lock out the portal itself in other tests.
      const [known, unknown] = [await locked(USERS.closed.name), await locked(newName())];
      for (const answer of [known, unknown]) {
        expect(answer.status).toBe(422);
        expect(problemOf(answer)).toContain(word(language, "logIn.locked"));
      }
    },
  );

  test("because the user can't be read opens the page of that name, from which one can only log out", async () => {
    await stack.upstream.fault({ match: "GetOwnUser", kind: "unreadable-user" });
    const browser = await logIn(stack, USERS.member.name, { back: "/profile" });
    const page = await browser.get("/profile");
    expect(titleOf(page.body)).toContain("Hata");
    expect(headingOf(page.body)).toBe("Hata");
  });
});

test("all of that was no error of ours, and the log holds no name, password, code or token", () => {
  expectLogOfNobody(stack);
});
