/** `verify` tries the same each time, so that it fails only for what was changed. */
const SEED_OF_VERIFY = 20_261_123;

/**
 * How much is tried: a little in `verify`, as much as one likes and something else each time with `npm run fuzz`,
 * and the same again with the seed that a failure prints (FUZZ_SEED).
 */
export function runs(few: number): { numRuns: number; seed?: number } {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env;
  const seed = FUZZ_SEED ?? (FUZZ_RUNS === undefined ? SEED_OF_VERIFY : undefined);
  return {
    numRuns: few * Number(FUZZ_RUNS ?? 1),
    ...(seed !== undefined && { seed: Number(seed) }),
  };
}
