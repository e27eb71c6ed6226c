import { test as base, expect } from '../fixtures.ts';
import { type FailingProxy, startFailingProxy } from '../server/failing-proxy.ts';

/** What Playwright's own routing cannot show: requests that hang hold the few connections that a browser opens. */
const test = base.extend<{ wire: FailingProxy }>({
  wire: async ({ cuadra, page, sessionOf }, use) => {
    const proxy = await startFailingProxy(cuadra.url);
    const session = JSON.stringify({ token: await sessionOf('demo') });
    await page.addInitScript((value) => localStorage.setItem('cuadra.session', value), session);
    await use(proxy);
    proxy.stop();
  },
});

const REMOTE = '/remotes/mf_inventory/';

for (const [failure, what] of [
  ['hang', 'never answered'],
  ['half', 'answered by half'],
] as const) {
  test(`a module is ${what}: Caja works meanwhile, and «Reintentar» takes new connections`, async ({
    page,
    wire,
    shell,
    cashRegister,
    products,
  }) => {
    wire.failAt({ path: REMOTE, failure });
    await page.goto(`${wire.url}/products`, { waitUntil: 'commit' });
    await shell.goTo('Caja');
    await expect(cashRegister.found.getByRole('button').first()).toBeVisible();

    await shell.goTo('Productos');
    const card = shell.failureCard('Productos');
    await expect(card.heading).toBeVisible({ timeout: 20_000 });

    wire.failAt(null);
    await card.retry.click();
    await expect(products.rows.first()).toBeVisible();
  });
}
