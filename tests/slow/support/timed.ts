/** How long a response takes, in milliseconds. */
export async function timed<Answer>(ask: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const startedAt = performance.now();
  const answer = await ask();
  return { answer, ms: performance.now() - startedAt };
}
