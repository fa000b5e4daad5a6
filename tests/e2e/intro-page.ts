import { alive, holdBack } from "./late";
import { expect, type Page } from "./test";

export const NOTICES = "Borsadan bildirimler";
/** The address of its other slides. */
export const OTHERS = /\/acilis$/;

export const dialog = (page: Page) => page.getByRole("dialog", { name: NOTICES });
export const close = (page: Page) => dialog(page).getByRole("button", { name: "Kapat" });
export const next = (page: Page) => dialog(page).getByRole("button", { name: "Sonraki bildirim" });
export const position = (page: Page) => dialog(page).locator(".slider-position");
export const lineOnTop = (page: Page) =>
  page.locator(".home > .intro-line").getByRole("link", { name: NOTICES });

/** The dialog with all that its own script adds: until then its other slides can't be requested. */
export async function openedOn(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await expect(next(page)).toBeVisible();
}

/** Evaluates an expression without an act of the visitor, which the test tool's own way counts as. */
export async function peek(page: Page, expression: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", { expression });
  await session.detach();
  return result.value;
}

/** Opens the page without its scripts, does something, and lets them load. */
export async function actFirst(page: Page, act: () => Promise<void>): Promise<void> {
  const scripts = await holdBack(page, /\/assets\/entry[^/]+\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => peek(page, "document.querySelector('.footer') !== null")).toBe(true);
  await act();
  const behaviours = page.waitForRequest(/\/behaviours-[^/]+\.js$/);
  await scripts.release();
  await behaviours;
  await alive(page);
}
