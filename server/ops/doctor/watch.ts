import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerBuild } from "@remix-run/node";
import { answers, reads, type Answered, type Read } from "../../upstream/observed";

export type ReadsByRoute = ReadonlyMap<string, readonly Read[]>;

export class Watch {
  readonly answers: Answered[] = [];
  readonly #route = new AsyncLocalStorage<Read[]>();
  #byRoute = new Map<string, Read[]>();

  constructor() {
    answers.hear((answered) => this.answers.push(answered));
    reads.hear((read) => this.#route.getStore()?.push(read));
  }

  over(build: ServerBuild): ServerBuild {
    const routes = Object.entries(build.routes).map(([id, route]) => {
      const { loader } = route.module;
      if (!loader) return [id, route] as const;
      const watched: typeof loader = (args) => this.#route.run(this.#readsOf(id), () => loader(args));
      return [id, { ...route, module: { ...route.module, loader: watched } }] as const;
    });
    return { ...build, routes: Object.fromEntries(routes) };
  }

  async during<Made>(make: () => Promise<Made>): Promise<{ made: Made; reads: ReadsByRoute }> {
    this.#byRoute = new Map();
    const made = await make();
    return { made, reads: this.#byRoute };
  }

  #readsOf(route: string): Read[] {
    const known = this.#byRoute.get(route) ?? [];
    this.#byRoute.set(route, known);
    return known;
  }
}
