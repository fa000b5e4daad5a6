import { randomUUID } from "node:crypto";
import type { Stack } from "./stack";

const APPLICATIONS = { portal: "portal", bulletin: "online-bulten" } as const;

/** A token of the reference upstream, obtained as a portal would. */
export async function upstreamToken(
  user: string,
  application: keyof typeof APPLICATIONS,
  { upstream, memberPassword }: Pick<Stack, "upstream" | "memberPassword">,
): Promise<string> {
  const requestId = randomUUID();
  const step = async (name: string, body: object, bearer = "") => {
    const response = await fetch(`${upstream.url}/api/v1/Authentication/KullaniciGiris/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ ...body, source: "web" }),
    });
    return ((await response.json()) as { token: string }).token;
  };
  const first = await step("KullaniciGirisYap", {
    KullaniciAdi: user,
    Sifre: memberPassword,
    RequestId: requestId,
    UyeKodu: "",
  });
  const second = await step("OAuthToken", { requestId, authToken: first, redirectUrl: "" });
  const key = APPLICATIONS[application];
  const numbers = { IsletmeId: 99, FirmaId: 1, SubeId: 1, statuTipi: 1, isletmeUrlOnEk: "basakova" };
  return step("StatuDegistir", { ...numbers, key }, second);
}
