import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Nobody sends so many requests ahead of their answers, but to fill our memory. */
const MOST_WAITING = 32;

const waiting = new WeakMap<Socket, number>();

/** node:http would begin with all that a client sends ahead, and keep the answers until it reads them. */
export function inPipelineOrder({ socket }: IncomingMessage, res: ServerResponse, begin: () => void): void {
  // An answer has no socket as long as another one has it.
  if (res.socket !== null) {
    begin();
    return;
  }
  const ahead = waiting.get(socket) ?? 0;
  if (ahead >= MOST_WAITING) {
    socket.destroy();
    return;
  }
  waiting.set(socket, ahead + 1);
  res.once("socket", () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    setImmediate(begin);
  });
}
