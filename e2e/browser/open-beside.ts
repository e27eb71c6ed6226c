import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** A page of a browser beside the test's own, signed in: what another person has before them. */
export async function openBeside(
  browser: Browser,
  { url, token }: { url: string; token: string },
  options: BrowserContextOptions = {},
): Promise<Page> {
  const localStorage = [
    { name: 'cuadra.session', value: JSON.stringify({ token }) },
    { name: 'cuadra.get-started', value: 'completed' },
  ];
  const context = await browser.newContext({
    baseURL: url,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    serviceWorkers: 'block',
    locale: 'es-VE',
    timezoneId: 'America/Caracas',
    reducedMotion: 'reduce',
    ...options,
  });
  return context.newPage();
}
