/** Order matters: most browsers also claim to be others. */
const BROWSERS = [
  ["Edge", /\bEdgA?(?:iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Yandex", /\bYaBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;

const SYSTEMS = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

const LONGEST = 512;

export function browserFamily(userAgent: string | null): string | null {
  const text = (userAgent ?? "").slice(0, LONGEST);
  const names = [BROWSERS, SYSTEMS].flatMap(
    (families) => families.find(([, sign]) => sign.test(text))?.[0] ?? [],
  );
  return names.length === 0 ? null : names.join(", ");
}
