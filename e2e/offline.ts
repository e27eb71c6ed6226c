import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { type FailingProxy, startFailingProxy } from './server/failing-proxy.ts';

/** Behind a proxy that can be away, with the worker that opens a screen without a connection. */
export const test = base.extend<{ wire: FailingProxy }>({
  wire: async ({ cuadra }, use) => {
    const proxy = await startFailingProxy(cuadra.url);
    await use(proxy);
    proxy.stop();
  },
  baseURL: ({ wire }, use) => use(wire.url),
  storageState: async ({ wire, signedInAs, sessionOf }, use) => {
    const localStorage = [
      { name: 'cuadra.session', value: JSON.stringify({ token: await sessionOf(signedInAs ?? 'demo') }) },
      { name: 'cuadra.get-started', value: 'completed' },
    ];
    await use({ cookies: [], origins: [{ origin: wire.url, localStorage }] });
  },
});

/** Milliseconds: the cash register tries again by itself, at growing intervals. */
export const BACK = 45_000;

/** Every script of a module, Caja's unless it is said, is in the cache, so that it opens without a connection. */
export async function readyForOffline(page: Page, remote = 'mf_pos'): Promise<void> {
  const isCached = async (wanted: string) => {
    const cached = await (await caches.open('cuadra-files')).keys();
    const registry = JSON.parse(localStorage.getItem('cuadra.registry') ?? '{}');
    const module = registry.remotes?.find((remote: { name: string }) => remote.name === wanted);
    const files = Object.keys(module?.files ?? {}).map(
      (file) => new URL(module.base + file, location.href).href,
    );
    return files.length > 0 && files.every((href) => cached.some(({ url }) => url === href));
  };
  await expect.poll(() => page.evaluate(isCached, remote), { timeout: BACK }).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

export { expect };
