import { href } from "../../app/pages";
import { logIn, USERS } from "../support/member";
import { SAMPLED_LANGUAGES } from "../support/sampling";
import { expectLabelsApart } from "./chart-labels";
import { expect, takeCookies, test } from "./member-test";

for (const language of SAMPLED_LANGUAGES) {
  test(`A member's charts keep labels apart and name their unit, in ${language}`, async ({
    page,
    watched,
  }) => {
    await takeCookies(page.context(), await logIn(watched, USERS.member.name));
    for (const section of ["alim&gorunum=gun", "urun&urun=1"]) {
      await page.goto(`${href("member-bulletin", language)}?bolum=${section}`);
      await expectLabelsApart(page);
      await expect(page.locator(".chart .unit").first()).toContainText("₺");
    }
  });
}
