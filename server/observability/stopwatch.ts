export class Stopwatch {
  #waiting = 0;
  #since = 0;
  #total = 0;

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

  get ms(): number {
    return this.#total;
  }
}
