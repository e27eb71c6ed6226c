/** Guesses at passwords and codes, and mails, from one address (docs/contract.md#session-and-registration). */
export const GUARDED = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };
