/** How often something was got wrong of late; in memory, counted in real time, forgotten some time after the last one. */
export class Attempts {
  readonly #failures = new Map<string, { count: number; lastAt: number }>();

  constructor(
    readonly allowed: number,
    readonly forgottenAfterMs: number,
  ) {}

  isExhausted(name: string): boolean {
    return this.#countOf(name) >= this.allowed;
  }

  countFailure(name: string): void {
    this.#failures.set(name, { count: this.#countOf(name) + 1, lastAt: Date.now() });
  }

  forget(name: string): void {
    this.#failures.delete(name);
  }

  #countOf(name: string): number {
    const failures = this.#failures.get(name);
    return failures && Date.now() - failures.lastAt <= this.forgottenAfterMs ? failures.count : 0;
  }
}
