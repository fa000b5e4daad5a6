import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Above the usual ports of servers, below those that Linux gives to whoever asks for any (32768 and up): none of
 * these is taken by a connection, or by a server that listens on port 0, while ours is still starting.
 */
const FIRST_PORT = 20_000;
const AFTER_LAST_PORT = 32_768;
const TRIES = 200;

/**
 * A port of 127.0.0.1 that nobody listens on, and that no other test gets before this process ends: two servers
 * that start at the same time on one port would each be taken for the other.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const port = randomInt(FIRST_PORT, AFTER_LAST_PORT);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
  throw new Error(`no free port from ${FIRST_PORT} to ${AFTER_LAST_PORT - 1}`);
}

/**
 * Takes the UDP port of the same number, which no server of ours needs: one process can have it, and the operating
 * system takes it back from one that ends in any way.
 * @param {number} port
 */
async function claim(port) {
  const socket = createSocket("udp4").bind({ port, address: "127.0.0.1", exclusive: true });
  const isOurs = await listens(socket);
  // Neither a claim nor a failed one keeps the process from ending.
  socket.unref();
  return isOurs;
}

/** @param {number} port */
async function isFree(port) {
  const probe = createServer().listen(port, "127.0.0.1");
  const isOpen = await listens(probe);
  if (isOpen) await new Promise((resolve) => probe.close(resolve));
  return isOpen;
}

/** @param {import("node:events").EventEmitter} socket */
function listens(socket) {
  return once(socket, "listening").then(
    () => true,
    () => false,
  );
}
