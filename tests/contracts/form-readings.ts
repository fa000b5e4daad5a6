import { expect, test } from "vitest";
import type { Language } from "../../app/i18n/language";
import { createConsent, listPrivacyTexts } from "../../server/upstream/contracts/data-protection";
import { createMessage, sendMail, subscribe } from "../../server/upstream/contracts/messages";
import { listProvinces } from "~server/upstream/contracts/registry";
import type { Ask } from "./price-readings";

/**
 * Tests, in a language, that the upstream accepts the forms' messages and that the contracts read its
 * answers.
 */
export function formReadings(ask: Ask, language: Language): void {
  const person = { name: "Ayşe Öz", email: `${language}@ornek.example` };
  const letter = { ...person, subject: "Kantar", text: "Kantar kaçta açılıyor?" };

  test("sends every kind of message", async () => {
    for (const kind of ["feedback", "sectorRequest", "memberUpdate"] as const) {
      const { number } = await ask(createMessage, { ...letter, kind }, language);
      expect(number).toMatch(/^2026-\d{6}$/);
    }
    expect(await ask(sendMail, letter, language)).toBeNull();
  });

  test("subscribes an address to the mailing list once", async () => {
    expect(await ask(subscribe, person, language)).toBeNull();
    await expect(ask(subscribe, person, language)).rejects.toMatchObject({ kind: "rejected" });
  });

  test("gives and withdraws a consent", async () => {
    const text = (await ask(listPrivacyTexts, null, language)).find(({ kind }) => kind === "consent");
    for (const consent of [true, false])
      await ask(createConsent, { id: text?.id ?? 0, isGiven: consent }, language);
    await expect(ask(createConsent, { id: 999, isGiven: true }, language)).rejects.toMatchObject({
      kind: "notFound",
    });
  });

  test("reads all provinces", async () => {
    const provinces = await ask(listProvinces, null, language);
    expect(provinces).toHaveLength(81);
    expect(provinces).toContainEqual({ id: 76, name: "Iğdır" });
  });
}
