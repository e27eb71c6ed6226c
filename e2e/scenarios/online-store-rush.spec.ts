import type { Browser, Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { addGoods, openPhone, STORE, setStore } from '../online-store.ts';
import { callsOf } from '../server/calls-of.ts';
import { startCuadra } from '../server/cuadra-server.ts';

/** A server behind a proxy, so that each buyer has an address, and of its own, since the rate moves. */
const test = base.extend({
  cuadra: [
    async ({ browserName: _ }, use) => {
      const server = await startCuadra({ TRUST_PROXY: 'loopback' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A buyer with so many of a product in the cart, and all that is needed to order it. */
async function fillCart(
  browser: Browser,
  baseURL: string | undefined,
  buyer: number,
  product: { id: string; name: string },
): Promise<Page> {
  const phone = await openPhone(browser, baseURL);
  await phone.setExtraHTTPHeaders({ 'x-forwarded-for': `190.2.3.${buyer}` });
  await phone.goto(`${STORE}/p/${product.id}`);
  await phone.getByRole('button', { name: `Agregar ${product.name}` }).click();
  await phone.goto(`${STORE}/carrito`);
  await phone.getByLabel('Nombre').fill(`Comprador ${buyer}`);
  await phone.getByLabel('Teléfono').fill(`0412-77700${String(buyer).padStart(2, '0')}`);
  await expect(phone.getByRole('button', { name: 'Hacer pedido' })).toBeEnabled();
  return phone;
}

test('of ten buyers three get the last three pieces, and the others are told before anything is theirs', async ({
  page,
  browser,
  baseURL,
  sessionOf,
}) => {
  test.setTimeout(180_000);
  const api = callsOf(page, await sessionOf('demo'));
  const product = await addGoods(api, 'Pan de jamón', { qty: '3', price: '8.00' });
  await setStore(api, { openings: [] });
  const phones: Page[] = [];
  for (let buyer = 1; buyer <= 10; buyer++) phones.push(await fillCart(browser, baseURL, buyer, product));
  await Promise.all(phones.map((phone) => phone.getByRole('button', { name: 'Hacer pedido' }).click()));
  const received = (phone: Page) => phone.getByRole('heading', { name: '¡Recibimos tu pedido!' });
  const refused = (phone: Page) => phone.getByText('Algo de tu carrito ya no se puede pedir así.');
  const ends = await Promise.all(
    phones.map(async (phone) => {
      await expect(received(phone).or(refused(phone))).toBeVisible({ timeout: 30_000 });
      return received(phone).isVisible();
    }),
  );
  expect(ends.filter(Boolean)).toHaveLength(3);
  const late = phones[ends.indexOf(false)] ?? page;
  // The cart says why, and there is nothing to press again.
  await expect(late.getByText('Se agotó. Quítalo para seguir.')).toBeVisible();
  await expect(late.getByRole('button', { name: 'Hacer pedido' })).toBeDisabled();
  const { items } = await api('get', '/store/orders');
  expect(items).toHaveLength(3);
  // One of them is given up: there is one again, for who comes first.
  const [given] = items;
  await api('put', '/store/orders/update', { id: given.id, status: 'cancelled', reason: 'Ya no lo quiere' });
  await late.reload();
  await late.getByRole('button', { name: 'Hacer pedido' }).click();
  await expect(received(late)).toBeVisible();
  await Promise.all(phones.map((phone) => phone.context().close()));
});

test('a rate that changes between cart and order is told, and ordered at the new one', async ({
  page,
  browser,
  baseURL,
  sessionOf,
}) => {
  const api = callsOf(page, await sessionOf('demo'));
  const product = await addGoods(api, 'Hallaca', { qty: '30', price: '5.00' });
  await setStore(api, { openings: [] });
  const phone = await fillCart(browser, baseURL, 20, product);
  const inBolivares = phone.getByText(/^Bs\./).last();
  const before = await inBolivares.innerText();
  const { rate } = await api('get', '/rates/dollar');
  const next = (Number(rate) * 1.01).toFixed(2);
  await api('post', '/exchange_rates/create', { source: 'USD', target: 'VES', rate: next, confirmed: true });
  const order = phone.getByRole('button', { name: 'Hacer pedido' });
  await order.click();
  await expect(phone.getByText('Los precios cambiaron mientras pedías.', { exact: false })).toBeVisible();
  // In dollars it is the same, in bolívares it is not.
  await expect(inBolivares).not.toHaveText(before);
  await expect(phone.locator('[data-total]')).toHaveText('$\u00a05,00');
  await expect(phone.getByText('El precio cambió', { exact: false })).toBeHidden();
  await order.click();
  await expect(phone.getByRole('heading', { name: '¡Recibimos tu pedido!' })).toBeVisible();
  const { items } = await api('get', '/store/orders');
  const made = items.find(({ buyer_name }: { buyer_name: string }) => buyer_name === 'Comprador 20');
  expect([made.total_alternative, Number(made.rate)]).toEqual(['5.00', Number(next)]);
  await phone.context().close();
});
