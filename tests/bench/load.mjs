// Loads one address from a separate process, so that its work is not counted as the server's.
// First many visitors at once (throughput), then one after another (latency).
import { Agent, get } from "node:http";
import autocannon from "autocannon";

const CONNECTIONS = 10;

/** @type {{ url: string, headers: Record<string, string>, seconds: number, alone: number }} */
const { url, headers, seconds, alone } = JSON.parse(process.argv[2] ?? "");

const { requests, errors, non2xx } = await autocannon({
  url,
  headers,
  duration: seconds,
  connections: CONNECTIONS,
});
process.send?.({ requests: requests.total, failed: errors + non2xx });
const latencies = await visitAlone(alone);
process.send?.({ latencies });

/**
 * @param {number} duration seconds
 * @returns {Promise<number[]>} milliseconds, sorted
 */
async function visitAlone(duration) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  for (const end = performance.now() + duration * 1000; performance.now() < end;) {
    const start = performance.now();
    await visit(agent);
    times.push(performance.now() - start);
  }
  agent.destroy();
  return times.sort((a, b) => a - b);
}

/** @param {Agent} agent */
function visit(agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => response.on("end", resolve).resume()).on("error", reject);
  });
}
