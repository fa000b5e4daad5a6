import type { BrowserContext } from "@playwright/test";

let addresses = 0;

/** Somebody whose requests come from an address of their own, as past a proxy. */
export class Visitor {
  address = "";

  constructor(readonly context: BrowserContext) {}

  /** From here on from another address, which has sent nothing yet. */
  async move(): Promise<void> {
    addresses += 1;
    this.address = `10.${process.env.TEST_WORKER_INDEX ?? 0}.0.${addresses}`;
    await this.context.setExtraHTTPHeaders({ "X-Forwarded-For": this.address });
  }
}
