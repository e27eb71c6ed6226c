import type { BrowserContext } from '@playwright/test';

/** What went wrong in the pages of a test: errors in the console, a broken CSP among them, and what nobody caught. */
export interface PageErrors {
  /** A test that breaks something on purpose says which errors that may leave. */
  allow: (...patterns: RegExp[]) => void;
  unexpected: () => string[];
}

/** What a browser says by itself of a script that it could not get, or would not run. */
export const SCRIPT_BLOCKED = [
  /^Failed to load resource/,
  /^Failed to find a valid digest/,
  /SRI's integrity checks failed/,
  /^Refused to execute script .* MIME type/,
];

export function watchErrors(context: BrowserContext): PageErrors {
  const errors: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return {
    allow: (...patterns) => allowed.push(...patterns),
    unexpected: () => errors.filter((error) => !allowed.some((pattern) => pattern.test(error))),
  };
}
