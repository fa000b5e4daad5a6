/** What Facebook, X, LinkedIn and WhatsApp show uncut. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
