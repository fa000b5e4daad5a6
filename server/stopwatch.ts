/** How long something was waited for: what overlapped counts once. */
export class Stopwatch {
  #waiting = 0;
  #since = 0;
  #total = 0;

  /** Waits for a promise with the watch running. */
  async during<Value>(promise: Promise<Value>): Promise<Value> {
    if (this.#waiting === 0) this.#since = performance.now();
    this.#waiting += 1;
    try {
      return await promise;
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#total += performance.now() - this.#since;
    }
  }

  /** Milliseconds so far. */
  get ms(): number {
    return this.#total;
  }
}
