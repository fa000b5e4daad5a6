import type { BrowserContext } from "@playwright/test";

let moves = 0;

/** A visitor whose requests come from their own address, as behind a proxy. */
export class Visitor {
  address = "";

  /** `worker` tells apart tests that use addresses at the same time. */
  constructor(
    readonly context: BrowserContext,
    readonly worker: number,
  ) {}

  /** Continues from another address that has sent nothing yet. */
  async move(): Promise<void> {
    moves += 1;
    this.address = `10.${this.worker % 256}.${moves >> 8}.${moves & 255}`;
    await this.context.setExtraHTTPHeaders({ "X-Forwarded-For": this.address });
  }
}
