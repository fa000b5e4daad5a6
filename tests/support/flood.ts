import { Agent, request, type IncomingHttpHeaders } from "node:http";

/** What came back for one request of a crowd. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** How many answers of the crowd came while this one was waited for. */
  overtaken: number;
}

/** Requests that are sent all at once, each on a connection of its own. */
export class Crowd {
  readonly replies: Reply[] = [];
  readonly #url: string;
  readonly #headers: Record<string, string>;
  #made = 0;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  /** Sends them; done when the last is answered. `from`: the address that a request claims to come from. */
  async rush(paths: readonly string[], from: (index: number) => string = () => "10.1.1.1"): Promise<void> {
    const asked = paths.map(async (path, index) => {
      const reply = await this.#ask(path, new Agent(), { "X-Forwarded-For": from(index) });
      // Refusals cost nothing and are no renderings.
      if (reply.status < 429) this.#made += 1;
      this.replies.push(reply);
    });
    await Promise.all(asked);
  }

  /** A visitor beside the crowd comes for a page, again and again, until something is over. */
  async visit(path: string, over: Promise<unknown>, headers: Record<string, string> = {}): Promise<Reply[]> {
    const agent = new Agent({ keepAlive: true });
    const state = { isOver: false };
    void over.finally(() => (state.isOver = true));
    const replies: Reply[] = [];
    while (!state.isOver) {
      // Behind the poll phase: every answer that has come by now is counted.
      await new Promise((resolve) => setImmediate(resolve));
      replies.push(await this.#ask(path, agent, headers));
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    agent.destroy();
    return replies;
  }

  #ask(path: string, agent: Agent, headers: Record<string, string>): Promise<Reply> {
    const before = this.#made;
    return new Promise((resolve, reject) => {
      const asked = request(this.#url + path, {
        agent,
        headers: { Accept: "text/html", ...this.#headers, ...headers },
      });
      asked.on("error", reject);
      asked.on("response", (answer) => {
        const overtaken = this.#made - before;
        answer.resume().on("end", () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, overtaken });
        });
      });
      asked.end();
    });
  }
}
