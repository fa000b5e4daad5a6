/**
 * Logs one of the demo's members in.
 * @param {string} url the portal's
 * @param {string} user
 * @param {string} password
 * @returns {Promise<string>} the cookies of the session
 */
export async function logIn(url, user, password) {
  const page = await fetch(`${url}/giris`, { headers: { accept: "text/html" } });
  const formToken = /name="bilet" value="([^"]*)"/.exec(await page.text())?.[1] ?? "";
  const answer = await fetch(`${url}/giris`, {
    method: "POST",
    redirect: "manual",
    headers: { accept: "text/html", "sec-fetch-site": "same-origin", cookie: cookiesOf(page) },
    body: new URLSearchParams({ bilet: formToken, kullanici: user, sifre: password, uye_kodu: "" }),
  });
  if (answer.status !== 303) throw new Error(`${user} could not log in: ${answer.status}`);
  return [cookiesOf(page), cookiesOf(answer)].filter(Boolean).join("; ");
}

/** @param {Response} answer */
function cookiesOf({ headers }) {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return cookies.join("; ");
}
