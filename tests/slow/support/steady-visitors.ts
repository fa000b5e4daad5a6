import { Agent, get } from "node:http";

/** What became of the requests of visitors who never rest. */
export interface Tally {
  answered: number;
  /** Statuses other than 200, and what broke. */
  failed: string[];
}

interface Visiting {
  visitors?: number;
  /** Whether a visitor keeps the connection as long as the server does, or has a new one for each page. */
  keepAlive?: boolean;
  /** Whether a visitor who isn't let in any more goes away for good. */
  untilRefused?: boolean;
}

/** Visitors who ask one page after another. */
export function keepVisiting(
  origin: string,
  paths: readonly string[],
  { visitors = 4, keepAlive = true, untilRefused = false }: Visiting = {},
) {
  const tally: Tally = { answered: 0, failed: [] };
  let isOver = false;
  const visit = async (from: number) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    let turn = from;
    while (!isOver) {
      const status = await visitOnce(origin + (paths[turn % paths.length] ?? "/"), agent);
      turn += 1;
      if (status === "200") tally.answered += 1;
      else tally.failed.push(status);
      if (untilRefused && status === "ECONNREFUSED") break;
    }
    agent.destroy();
  };
  const ended = Promise.all(Array.from({ length: visitors }, (_, at) => visit(at))).then(() => tally);
  return {
    tally,
    ended,
    /** Ends the visits; what became of them. */
    stop(): Promise<Tally> {
      isOver = true;
      return ended;
    },
  };
}

/**
 * The status of a whole answer, or the code of what broke. A connection that was kept may be closed as it is used again:
 * then one asks on a new one, as browsers and balancers do (RFC 9112 9.3.1).
 */
function visitOnce(url: string, agent: Agent | false): Promise<string> {
  return new Promise((resolve) => {
    const broken = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    const request = get(url, { agent }, (response) => {
      response.on("end", () => resolve(String(response.statusCode))).on("error", broken);
      response.resume();
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      if (request.reusedSocket && error.code === "ECONNRESET") resolve(visitOnce(url, false));
      else broken(error);
    });
  });
}
