import { Agent, get } from "node:http";

/** What became of the requests of visitors who never rest. */
export interface Tally {
  answered: number;
  /** Statuses other than 200, and what broke. */
  failed: string[];
}

interface Visiting {
  visitors?: number;
  /** Whether a visitor whose connection the server ended comes back on another. */
  comeBack?: boolean;
}

/** Visitors who ask one page after another, each on a connection that they keep as long as the server does. */
export function keepVisiting(
  origin: string,
  paths: readonly string[],
  { visitors = 4, comeBack = true }: Visiting = {},
) {
  const tally: Tally = { answered: 0, failed: [] };
  let isOver = false;
  const visit = async (from: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = from; !isOver; turn += 1) {
      const { status, isLast } = await visitOnce(origin + (paths[turn % paths.length] ?? "/"), agent);
      if (status === "200") tally.answered += 1;
      else tally.failed.push(status);
      if (isLast && !comeBack) break;
    }
    agent.destroy();
  };
  const ended = Promise.all(Array.from({ length: visitors }, (_, at) => visit(at)));
  return {
    tally,
    /** Ends the visits; what became of them. */
    async stop(): Promise<Tally> {
      isOver = true;
      await ended;
      return tally;
    },
  };
}

/** The status of a whole answer or the code of what broke, and whether the connection ends with it. */
function visitOnce(url: string, agent: Agent): Promise<{ status: string; isLast: boolean }> {
  return new Promise((resolve) => {
    const broken = (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code ?? error.message, isLast: true });
    get(url, { agent }, (response) => {
      const isLast = response.headers.connection === "close";
      response.on("end", () => resolve({ status: String(response.statusCode), isLast })).on("error", broken);
      response.resume();
    }).on("error", broken);
  });
}
