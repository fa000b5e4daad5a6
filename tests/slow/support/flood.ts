import { Agent, request, type IncomingHttpHeaders } from "node:http";

/** The response to one request of a crowd. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  ms: number;
}

/** Requests sent all at once, each on its own connection. */
export class Crowd {
  readonly replies: Reply[] = [];
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  /** Sends them; resolves when the last is answered. `from`: the claimed address of a request. */
  async rush(paths: readonly string[], from: (index: number) => string = () => "10.1.1.1"): Promise<void> {
    const requests = paths.map(async (path, index) => {
      this.replies.push(await this.#ask(path, new Agent(), { "X-Forwarded-For": from(index) }));
    });
    await Promise.all(requests);
  }

  /** A visitor beside the crowd requests a page again and again until something is over. */
  async visit(path: string, over: Promise<unknown>, headers: Record<string, string> = {}): Promise<Reply[]> {
    const agent = new Agent({ keepAlive: true });
    const state = { isOver: false };
    void over.finally(() => (state.isOver = true));
    const replies: Reply[] = [];
    while (!state.isOver) {
      replies.push(await this.#ask(path, agent, headers));
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    agent.destroy();
    return replies;
  }

  #ask(path: string, agent: Agent, headers: Record<string, string>): Promise<Reply> {
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const outgoing = request(this.#url + path, {
        agent,
        headers: { Accept: "text/html", ...this.#headers, ...headers },
      });
      outgoing.on("error", reject);
      outgoing.on("response", (answer) => {
        answer.resume().on("end", () => {
          const ms = performance.now() - startedAt;
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, ms });
        });
      });
      outgoing.end();
    });
  }
}
