/**
 * How much is tried: a little in `verify`, as much as one likes with `npm run fuzz`, and the same again
 * with the seed that a failure prints (FUZZ_SEED).
 */
export function runs(few: number): { numRuns: number; seed?: number } {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env;
  return {
    numRuns: FUZZ_RUNS === undefined ? few : few * Number(FUZZ_RUNS),
    ...(FUZZ_SEED !== undefined && { seed: Number(FUZZ_SEED) }),
  };
}
