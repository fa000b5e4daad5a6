import { expect, test } from "vitest";
import { browserFamily } from "./browser-family";

const AFTER = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AFTER} Chrome/142.0.0.0 Safari/537.36`, "Chrome, Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AFTER} Chrome/142.0 Safari/537.36 Edg/142.0`,
    "Edge, Windows",
  ],
  [
    `Mozilla/5.0 (Linux; Android 9; SM-J415F) ${AFTER} SamsungBrowser/18.0 Chrome/99 Mobile`,
    "Samsung Internet, Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox, Linux"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.6 Safari/605.1.15", "Safari, Mac"],
  ["curl/8.5.0", null],
  [`${"x".repeat(10_000)} Firefox/1`, null],
  [null, null],
])("%s is recognised as %s", (userAgent, name) => {
  expect(browserFamily(userAgent)).toBe(name);
});
