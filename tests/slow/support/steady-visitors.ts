import { Agent, get } from "node:http";

/** The results of visitors who never pause. */
export interface Tally {
  answered: number;
  /** Statuses other than 200, and errors. */
  failed: string[];
}

interface Visiting {
  visitors?: number;
  /** Whether a visitor keeps the connection, or opens a new one for each page. */
  keepAlive?: boolean;
  /** Whether a refused visitor stays away. */
  untilRefused?: boolean;
}

/** Visitors who request one page after another. */
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
    /** Ends the visits; their results. */
    stop(): Promise<Tally> {
      isOver = true;
      return ended;
    },
  };
}

/**
 * The status of a complete response, or the code of an error. A kept connection may be closed just as it is
 * reused: then the request is sent on a new one, as browsers and balancers do (RFC 9112 9.3.1).
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
