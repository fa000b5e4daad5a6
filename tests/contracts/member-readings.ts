import { expect, test } from "vitest";
import type { Language } from "../../app/i18n/language";
import * as acknowledgement from "../../server/upstream/contracts/acknowledgement";
import { createConsent, listPrivacyTexts } from "../../server/upstream/contracts/data-protection";
import type { Id } from "~server/upstream/record";
import * as users from "../../server/upstream/contracts/users";
import type { Ask } from "./price-readings";

/** Tests, in a language, that the contracts read every answer about a member. */
export function memberReadings(ask: Ask, language: Language): void {
  test("changes one's own user and back, and reads one's rights", async () => {
    const user = await ask(users.readOwnUser, null, language);
    expect(await ask(users.readOwnUserIfLegible, null, language)).toEqual(user);
    expect(user).toMatchObject({ id: 57, userName: "001014", memberNumber: "001014", memberId: 2 });
    const { id, userName, email, phone, photo, provinceId } = user;
    const changes = { id, userName, name: "Nazlı", surname: "Işıkgör", email: email ?? "", phone, photo };
    const moved = await ask(users.updateOwnUser, { ...changes, provinceId: 42 }, language);
    expect(moved).toEqual({ ...user, provinceId: 42 });
    const password = { current: "wrong", wanted: "Yeni1234" };
    await expect(
      ask(users.updateOwnUser, { ...changes, provinceId, password }, language),
    ).rejects.toMatchObject({
      kind: "rejected",
      shownMessage: expect.stringMatching(/hatalı|wrong/) as string,
    });
    expect(await ask(users.updateOwnUser, { ...changes, provinceId }, language)).toEqual(user);
    expect(await ask(users.listUserApplications, null, language)).toMatchObject([{ id: 12 }]);
  });

  test("acknowledges the notice, gives a consent and withdraws it", async () => {
    const userId = 57;
    const notice = await ask(acknowledgement.findLatestNotice, null, language);
    expect(notice).toMatchObject({ kind: "notice" });
    const noticeId = notice?.id ?? 0;
    expect(await ask(acknowledgement.checkAcknowledged, { userId }, language)).toBe(true);
    await ask(acknowledgement.acknowledge, { userId, noticeId }, language);
    const said = (textId: Id) => ask(acknowledgement.readApproval, { userId, textId }, language);
    expect(await said(noticeId)).toEqual({ isGiven: true, at: "2026-11-20T12:00:00" });
    const texts = await ask(listPrivacyTexts, null, language);
    const consent = texts.find(({ kind }) => kind === "consent")?.id ?? 0;
    for (const isGiven of [true, false]) {
      await ask(createConsent, { id: consent, isGiven, userId }, language);
      expect(await said(consent)).toMatchObject({ isGiven });
    }
    await expect(ask(acknowledgement.checkAcknowledged, { userId: 58 }, language)).rejects.toMatchObject({
      kind: "refused",
      tokenRefused: false,
    });
  });
}
