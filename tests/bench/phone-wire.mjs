/**
 * What travelled in a visit, in bytes as they come over the wire, headers included.
 * @typedef {{ document: number, bytes: number, requests: number, scripts: number, pictures: number, pictureRequests: number }} Travelled
 */

/**
 * Counts what a page fetches, from the first byte until it is asked.
 * @param {import("@playwright/test").CDPSession} session
 * @returns {Promise<() => Travelled>}
 */
export async function countWire(session) {
  /** @type {Map<string, { type: string, bytes: number }>} */
  const requests = new Map();
  session.on("Network.requestWillBeSent", ({ requestId, type = "Other", request }) => {
    if (request.url.startsWith("http")) requests.set(requestId, { type, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  return () => {
    const all = [...requests.values()];
    const pictures = all.filter(({ type }) => type === "Image");
    return {
      document: sum(all.filter(({ type }) => type === "Document")),
      bytes: sum(all),
      requests: all.length,
      scripts: sum(all.filter(({ type }) => type === "Script")),
      pictures: sum(pictures),
      pictureRequests: pictures.length,
    };
  };
}

/** @param {{ bytes: number }[]} requests */
const sum = (requests) => requests.reduce((total, { bytes }) => total + bytes, 0);
