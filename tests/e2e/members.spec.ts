import { open } from "./late";
import { expect, test } from "./test";

test("The list of members keeps its filter from page to page, and Back restores it @thorough", async ({
  page,
}) => {
  await open(page, "/faal-uye-listemiz");
  const group = page.getByLabel("Meslek grubu");
  await group.selectOption("1");
  await page.getByRole("button", { name: "Listele" }).click();
  await expect(page.locator(".note").first()).toContainText("103 üye bulundu, 1. sayfa / 3");
  await page.locator(".pager .next").click();
  await expect(page).toHaveURL(/grup=1&sayfa=2$/);
  await expect(page.locator(".note").first()).toContainText("103 üye bulundu, 2. sayfa / 3");
  await page.goBack();
  await expect(page.locator(".note").first()).toContainText("103 üye bulundu, 1. sayfa / 3");
  await page.goBack();
  await expect(page.locator(".note").first()).toContainText("398 üye bulundu, 1. sayfa / 8");
  await expect(group).toHaveValue("");
  await page.goForward();
  await expect(group).toHaveValue("1");
});
