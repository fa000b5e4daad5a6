import { describe, expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/language";
import type { FaultKind } from "~server/reference-upstream/faults";
import type { WordKey } from "~/i18n/words";
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
/** The message above the form. */
const problemOf = ({ body }: Visit) =>
  textOf(/<div[^>]*class="form-problem"[\s\S]*?<\/div>/.exec(mainOf(body))?.[0] ?? "");
let madeUp = 0;
/** A name without an account, not tried yet. */
const newName = () => `hayali${(madeUp += 1)}`;

// Else the site's own log-in may meet the faults of these tests.
test("the site has its own token before members' log-ins fail", async () => {
  const hasToken = async () => {
    await newBrowser().get("/");
    return stack.portal.output().includes("service token renewed");
  };
  await expect.poll(hasToken).toBe(true);
});

describe("a failed log-in", () => {
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
    down("KullaniciGirisYap", "reset", 503),
    down("KullaniciGirisYap", "html", 502),
    down("OAuthToken", "malformed", 502),
    down("OAuthToken", "wrong-types", 502),
    down("StatuDegistir", "500", 502),
    down("GetOwnUser", "500", 502),
    down("GetOwnUser", "empty", 502),
    refused("OAuthToken", "no-token"),
    refused("OAuthToken", "401"),
    refused("StatuDegistir", "no-token"),
    refused("StatuDegistir", "403"),
    refused("GetOwnUser", "401"),
    { ...refused("KullaniciGirisYap", "401"), says: "logIn.wrong" },
    { ...refused("KullaniciGirisYap", "403"), says: "logIn.wrong" },
    { ...refused("KullaniciGirisYap", "no-token"), says: "logIn.wrong" },
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

  test("without a token is logged", () => {
    const lines = logLines(stack.portal.output()).filter(({ detail }) => detail === "answer without token");
    expect(lines.map(({ level }) => level)).toContain("warn");
  });

  test.each(LANGUAGES)(
    "in %s reveals nothing about the account: unknown, wrong, closed, locked, or the upstream's words",
    async (language) => {
      const upstreamSays = async (status: number, message: string) => {
        stack.proxy.intercept("KullaniciGirisYap", (_, response) => {
          response.writeHead(status, { "Content-Type": "application/json" });
          response.end(JSON.stringify({ Message: message }));
        });
        const answer = await tryLogIn(stack, USERS.member.name, { language });
        stack.proxy.restore();
        return answer;
      };
      const lockedName = newName();
      for (let count = 0; count < 5; count += 1) await tryLogIn(stack, lockedName, { password: "yanlış" });
      const answers = {
        wrong: await tryLogIn(stack, USERS.withoutBulletin.name, { language, password: "yanlış" }),
        unknown: await tryLogIn(stack, newName(), { language, password: "yanlış" }),
        closed: await tryLogIn(stack, USERS.closed.name, { language }),
        locked: await tryLogIn(stack, lockedName, { language, password: "yanlış" }),
        notFound: await upstreamSays(404, "Böyle bir kullanıcı yok."),
        rejected: await upstreamSays(400, "Kullanıcı bulunamadı."),
        conflict: await upstreamSays(409, "Şifrenizin süresi doldu."),
      };
      const pageOf = ({ status, body, headers }: Visit) => ({
        status,
        headers: [...headers.keys()],
        text: textOf(mainOf(body)).replace(/\s+/g, " "),
      });
      for (const [what, answer] of Object.entries(answers))
        expect(pageOf(answer), what).toEqual(pageOf(answers.unknown));
      expect(answers.unknown.status).toBe(403);
      expect(problemOf(answers.unknown)).toContain(word(language, "logIn.wrong"));
      // None of them costs the portal another request.
      expect(stack.proxy.requestsTo("OAuthToken")).toEqual([]);
      await logIn(stack, USERS.withoutBulletin.name);
    },
  );

  test.each(LANGUAGES)("in %s with another member's code counts as a wrong password", async (language) => {
    const answer = await tryLogIn(stack, USERS.member.name, { language, memberCode: "001092" });
    expect(problemOf(answer)).toContain(word(language, "logIn.wrong"));
    await logIn(stack, USERS.member.name);
  });

  test("for a closed account leaves no session upstream", async () => {
    stack.proxy.intercept("GetOwnUser", (_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ kullanici: { Id: 61, Name: "Hikmet", Active: false } }));
    });
    const answer = await tryLogIn(stack, USERS.member.name);
    expect(problemOf(answer)).toContain(word("tr", "logIn.wrong"));
    await expect.poll(() => stack.proxy.requestsTo("Logout").length).toBe(2);
  });

  test("with an unreadable user shows a page with log-out only", async () => {
    await stack.upstream.fault({ match: "GetOwnUser", kind: "unreadable-user" });
    const browser = await logIn(stack, USERS.member.name, { back: "/profile" });
    const page = await browser.get("/profile");
    expect(titleOf(page.body)).toContain("Hata");
    expect(headingOf(page.body)).toBe("Hata");
  });
});

test("logs no server error, and no name, password, code or token", () => {
  expectLogOfNobody(stack);
});
