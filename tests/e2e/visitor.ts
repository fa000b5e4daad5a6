import type { BrowserContext } from "@playwright/test";

let moves = 0;

/** Somebody whose requests come from an address of their own, as past a proxy. */
export class Visitor {
  address = "";

  /** `worker` tells apart whoever counts addresses at the same time. */
  constructor(
    readonly context: BrowserContext,
    readonly worker: number,
  ) {}

  /** From here on from another address, which has sent nothing yet. */
  async move(): Promise<void> {
    moves += 1;
    this.address = `10.${this.worker % 256}.${moves >> 8}.${moves & 255}`;
    await this.context.setExtraHTTPHeaders({ "X-Forwarded-For": this.address });
  }
}
