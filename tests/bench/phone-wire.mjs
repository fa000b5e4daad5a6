/**
 * What travelled: of the page itself, until its load event, and of scripts asked for before and after it.
 * @typedef {{ document: number, bytes: number, requests: number, earlyScripts: number, lateScripts: number }} Travelled
 */

/**
 * Counts what a page fetches, as it comes over the wire, headers included.
 * @param {import("@playwright/test").CDPSession} session
 * @returns {Promise<() => Travelled>}
 */
export async function countWire(session) {
  /** @type {Map<string, { type: string, early: boolean, bytes: number }>} */
  const requests = new Map();
  let isLoaded = false;
  session.on("Network.requestWillBeSent", ({ requestId, type = "Other", request }) => {
    if (request.url.startsWith("http")) requests.set(requestId, { type, early: !isLoaded, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on("Page.loadEventFired", () => (isLoaded = true));
  await session.send("Network.enable");
  await session.send("Page.enable");
  return () => {
    const all = [...requests.values()];
    const early = all.filter((request) => request.early);
    const scripts = all.filter(({ type }) => type === "Script");
    return {
      document: sum(all.filter(({ type }) => type === "Document")),
      bytes: sum(early),
      requests: early.length,
      earlyScripts: sum(scripts.filter((request) => request.early)),
      lateScripts: sum(scripts.filter((request) => !request.early)),
    };
  };
}

/** @param {{ bytes: number }[]} requests */
const sum = (requests) => requests.reduce((total, { bytes }) => total + bytes, 0);
