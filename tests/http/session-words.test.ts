import { expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/language";
import { textOf } from "../support/html";
import { visitorOf, USERS } from "../support/member";
import { purge } from "../support/purge";
import { json } from "../support/recorder";
import { stackOfFile } from "../support/stack-of-file";
import { open } from "../support/visit";
import { word } from "../support/words";

/** An unknown session state says nothing about the session: only its hours are given. */

const stack = stackOfFile({ today: "2026-11-20T10:42", env: { TRUSTED_PROXIES: "1" } });
const CLAIMS = ["open", "closed", "over", "before", "none", "holiday"] as const;
const HOURS = {
  tr: { at: "09.30'da", from: "09.30", until: "11.30" },
  en: { at: "09:30", from: "09:30", until: "11:30" },
} as const;

test.each(["ARA VERILDI", 3, "", null, {}, true])("no page takes %j for a session state", async (state) => {
  stack.proxy.intercept(
    "GetAnaKart",
    json({ IslemTarih: "2026-11-20T00:00:00", SeansDurum: state, ToplamIslem: 5, UrunSayisi: 2 }),
  );
  await purge(stack);
  const member = await visitorOf(stack, USERS.member.name);
  for (const language of LANGUAGES) {
    const pages = [
      await open(stack.portal.url, language === "tr" ? "/" : "/en"),
      await member(language === "tr" ? "/kullanici-bulten" : "/en/member-bulletin"),
    ];
    for (const { status, body } of pages) {
      const text = textOf(body);
      const claimed = CLAIMS.filter((phase) =>
        text.includes(word(language, `tradingSession.${phase}`, HOURS[language])),
      );
      expect([status, claimed]).toEqual([200, []]);
    }
    expect(textOf(pages[0]?.body ?? "")).toContain(word(language, "tradingSession.hours", HOURS[language]));
  }
});
