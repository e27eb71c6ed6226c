import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { addGoods, STORE, setStore } from '../online-store.ts';
import { callsOf } from '../server/calls-of.ts';
import { type FailingProxy, startFailingProxy } from '../server/failing-proxy.ts';
import { signedInWith } from '../server/signed-in-with.ts';

/** A line that breaks, connections included. */
const test = base.extend<{ wire: FailingProxy }>({
  wire: async ({ cuadra, page, sessionOf }, use) => {
    const proxy = await startFailingProxy(cuadra.url);
    await signedInWith(page, await sessionOf('demo'));
    await use(proxy);
    proxy.stop();
  },
});
test.use({ signedInAs: null });

const EVENTS = '/api/v1/store/orders/events';
/** Once a page asks for events. */
const listening = (page: Page, path: string | RegExp) =>
  page.waitForResponse((answer) => answer.url().match(path) !== null && answer.ok());

test('a stream that breaks is taken up again: the board and the buyer are told of what comes after', async ({
  page,
  browser,
  wire,
  cuadra,
  sessionOf,
  pageErrors,
}) => {
  // What breaks off says so on the console.
  pageErrors.allow(/ERR_|Failed to fetch|network/i);
  test.setTimeout(90_000);
  const api = callsOf(page, await sessionOf('demo'));
  const product = await addGoods(api, 'Melaza de la tienda', { qty: '9', price: '3.00' });
  await setStore(api, { openings: [] });
  const order = async (buyer_name: string, phone: string) => {
    const lines = [{ product_id: product.id, qty: '1' }];
    const data = { id: crypto.randomUUID(), buyer_name, phone, lines };
    const path = `${cuadra.url}/api/v1/public/stores/bodega-la-esquina/orders`;
    return (await page.request.post(path, { data })).json();
  };
  const heard = listening(page, EVENTS);
  await page.goto(`${wire.url}/ecommerce/option-1`);
  await heard;
  const onBoard = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const first = await order('Iris antes del corte', '0414-2233441');
  await expect(onBoard('Iris antes del corte')).toBeVisible();
  const buyer = await (await browser.newContext()).newPage();
  const told = listening(buyer, /\/orders\/[^/]+\/events$/);
  await buyer.goto(`${wire.url}${STORE}/pedido/${first.token}`);
  await told;

  // Both are cut off, and for a while nothing answers.
  wire.away(true);
  wire.cut();
  await order('Iris durante el corte', '0414-2233442');
  const again = [listening(page, EVENTS), listening(buyer, /\/orders\/[^/]+\/events$/)];
  wire.away(false);
  await Promise.all(again);
  // What came meanwhile was missed by nobody, and what comes now is told at once: sooner than a page looks by itself.
  await expect(onBoard('Iris durante el corte')).toBeVisible();
  await order('Iris tras el corte', '0414-2233443');
  await expect(onBoard('Iris tras el corte')).toBeVisible();
  const { items } = await api('get', '/store/orders');
  const { id } = items.find(({ token }: { token: string }) => token === first.token);
  await api('put', '/store/orders/update', { id, status: 'accepted' });
  await expect(buyer.getByRole('heading', { name: 'Tu pedido está aceptado' })).toBeVisible();
  await buyer.context().close();
});
