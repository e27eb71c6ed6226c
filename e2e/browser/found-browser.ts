import type { FoundBrowser } from './launch.ts';

/** Hands what the setup found to the processes that run the tests. */
export const BROWSER_VARIABLE = 'CUADRA_FOUND_BROWSER';

/** @throws outside a run, where nothing was looked for yet */
export function foundBrowser(): FoundBrowser {
  const text = process.env[BROWSER_VARIABLE];
  if (text === undefined) throw new Error('No browser was looked for: the global setup did not run');
  return JSON.parse(text);
}
