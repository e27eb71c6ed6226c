/** Guesses at passwords and codes, and mails, from one address (contract.md, 429). */
export const GUARDED = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };
