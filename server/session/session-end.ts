export const LOG_IN_REASONS = { expired: "sure", refused: "ret" } as const;
export type LogInReason = keyof typeof LOG_IN_REASONS;

export class SessionOver extends Error {}
