import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { addGoods, openPhone, STORE, setStore } from '../online-store.ts';
import { callsOf } from '../server/calls-of.ts';

async function fillIn(phone: Page, name: string): Promise<void> {
  await phone.getByLabel('Nombre').fill(name);
  await phone.getByLabel('Teléfono').fill(`0414-${String(Date.now()).slice(-7)}`);
}

test('a buyer searches, fills a cart, orders with delivery, pays by Pago Móvil and sees what becomes of it', async ({
  page,
  cashRegister,
  browser,
  baseURL,
  sessionOf,
}) => {
  test.setTimeout(180_000);
  const api = callsOf(page, await sessionOf('demo'));
  const { items: methods } = await api('get', '/payment_methods');
  const mobile = methods.find(({ kind }: { kind: string }) => kind === 'mobile_payment');
  const product = await addGoods(api, 'Queso de la tienda', { qty: '8', price: '4.00' });
  const zone = { id: crypto.randomUUID(), name: 'Centro', cost: '1.50', currency: 'USD', hours: 'De 9 a 5' };
  const data = { holder: 'Bodega La Esquina', document: 'J-41234567-8', phone: '0414-1234567' };
  await setStore(api, {
    ...{ has_delivery: true, zones: [zone], phone: '0414-1234567' },
    methods: [{ payment_method_id: mobile.id, ...data }],
  });

  const phone = await openPhone(browser, baseURL);
  await phone.goto(STORE);
  await expect(phone.getByRole('heading', { name: 'Productos' })).toBeVisible();
  await expectAccessible(phone);
  await phone.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(phone);
  await phone.emulateMedia({ colorScheme: 'light' });
  await phone.getByRole('searchbox', { name: 'Busca un producto' }).fill('queso de la tie');
  const card = phone.getByRole('listitem').filter({ hasText: 'Queso de la tienda' });
  await expect(phone.locator('.good')).toHaveCount(1);
  await card.getByRole('link').click();
  await expect(phone.getByRole('heading', { name: 'Queso de la tienda', level: 1 })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Agregar Queso de la tienda' }).click();
  await phone.getByRole('link', { name: 'Carrito, 1 producto' }).click();
  await phone.getByRole('button', { name: 'Uno más de Queso de la tienda' }).click();
  await expect(phone.getByText('$ 8,00').first()).toBeVisible();
  // What is in the cart survives a reload.
  await phone.reload();
  await expect(phone.getByLabel('Cantidad de Queso de la tienda')).toHaveValue('2');
  await fillIn(phone, 'Ana de la tienda');
  await phone.getByRole('radio', { name: 'Delivery' }).check();
  await phone.getByLabel('Zona').selectOption({ label: 'Centro: $\u00a01,50 (De 9 a 5)' });
  await phone.getByLabel('Dirección').fill('Av. Bolívar, casa 4');
  await phone.getByRole('radio', { name: 'Pago Móvil' }).check();
  await expect(phone.getByText('Delivery (lo pagas al recibir)')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Hacer pedido' }).click();
  await expect(phone.getByRole('heading', { name: '¡Recibimos tu pedido!' })).toBeVisible();
  await expectAccessible(phone);
  await expect(phone.getByText('0134 Banesco').or(phone.getByText('J-41234567-8')).first()).toBeVisible();
  await phone.getByLabel('Número de referencia').fill('004512345678');
  await phone.getByRole('button', { name: 'Enviar datos del pago' }).click();
  await expect(phone.getByText('Recibimos los datos de tu pago.', { exact: false })).toBeVisible();

  const { items } = await api('get', '/store/orders');
  const made = items.find(({ buyer_name }: { buyer_name: string }) => buyer_name === 'Ana de la tienda');
  expect(made.payment).toMatchObject({ reference: '004512345678', state: 'told' });
  expect([made.zone, made.total_alternative, made.is_delivery_in_total]).toEqual(['Centro', '8.00', false]);

  // In the shop: it stands on the board, its payment is found, and it goes a step further.
  await page.goto('/ecommerce/option-1');
  const news = page.getByRole('region', { name: /^Nuevos?/ });
  const onBoard = news.getByRole('listitem').filter({ hasText: 'Ana de la tienda' });
  await expect(onBoard).toBeVisible();
  await expectAccessible(page);
  await onBoard.getByRole('button', { name: /Aceptar/ }).click();
  await expect(onBoard).toBeHidden();
  // The buyer's page is told, before it would look by itself.
  await expect(phone.getByRole('heading', { name: 'Tu pedido está aceptado' })).toBeVisible();
  // And so is the board of an order that comes.
  await page.request.post('/api/v1/public/stores/bodega-la-esquina/orders', {
    data: {
      ...{ id: crypto.randomUUID(), buyer_name: 'Eva de la tienda', phone: '0414-7654321' },
      lines: [{ product_id: product.id, qty: '1' }],
    },
  });
  await expect(news.getByRole('listitem').filter({ hasText: 'Eva de la tienda' })).toBeVisible();
  await page.goto(`/ecommerce/option-1/order?id=${made.id}`);
  await page.getByRole('button', { name: 'Verificado' }).click();
  await expectAccessible(page);
  await expect(phone.getByText('La tienda verificó tu pago.')).toBeVisible();

  // Into the cash register by one press, and sold once.
  await page.getByRole('link', { name: 'Cobrar en Caja' }).click();
  await expect(page.getByText('Queso de la tienda').first()).toBeVisible();
  await cashRegister.charge.click();
  const ticket = await cashRegister.finishSale();
  expect(ticket.products.map(({ name }) => name)).toEqual(['Queso de la tienda']);
  await expect(phone.getByRole('heading', { name: 'Entregado' })).toBeVisible();
  const sold = await api('get', `/store/orders/${made.id}`);
  expect(sold.status).toBe('delivered');
  await page.goto(`/cash-register?order=${made.id}`);
  await expect(page.getByText(/ya (se|está|fue)/).first()).toBeVisible();
  await phone.context().close();
});

test('a buyer is told what changed between cart and order: the price, what is left, and that the shop closed', async ({
  page,
  browser,
  baseURL,
  sessionOf,
}) => {
  test.setTimeout(120_000);
  const api = callsOf(page, await sessionOf('demo'));
  const product = await addGoods(api, 'Jamón de la tienda', { qty: '3', price: '5.00' });
  await setStore(api, { openings: [], takes_orders_closed: true });
  const phone = await openPhone(browser, baseURL);
  await phone.goto(`${STORE}/p/${product.id}`);
  await phone.getByRole('button', { name: 'Agregar Jamón de la tienda' }).click();
  await phone.goto(`${STORE}/carrito`);
  await fillIn(phone, 'Luis de la tienda');
  const order = phone.getByRole('button', { name: 'Hacer pedido' });
  await expect(order).toBeEnabled();

  // The price goes up behind the buyer's back.
  const { updated_at: _, qty: __, version: ___, image: ____, ...fields } = product;
  await api('put', '/products/update', { ...fields, price: '6.00' });
  await order.click();
  await expect(phone.getByText('Los precios cambiaron mientras pedías.', { exact: false })).toBeVisible();
  await expect(
    phone.getByText('El precio cambió: estaba en $\u00a05,00 y ahora está en $\u00a06,00.'),
  ).toBeVisible();

  await phone.getByLabel('Cantidad de Jamón de la tienda').fill('9');
  await phone.getByLabel('Cantidad de Jamón de la tienda').blur();
  await expect(phone.getByText('Baja la cantidad.', { exact: false })).toBeVisible();
  await expect(order).toBeDisabled();
  await phone.getByLabel('Cantidad de Jamón de la tienda').fill('2');
  await phone.getByLabel('Cantidad de Jamón de la tienda').blur();
  await expect(order).toBeEnabled();

  // Closed now on every day but one, for which it opens for a minute at night.
  const day = ((new Date(Date.now() + 3 * 86_400_000).getUTCDay() + 6) % 7) + 1;
  await setStore(api, { openings: [{ day, from: '23:58', to: '23:59' }], takes_orders_closed: false });
  await order.click();
  await expect(phone.getByText('La tienda acaba de cerrar', { exact: false })).toBeVisible();
  await setStore(api, { openings: [], takes_orders_closed: true });
  await phone.reload();
  await phone.getByRole('button', { name: 'Hacer pedido' }).click();
  await expect(phone.getByRole('heading', { name: '¡Recibimos tu pedido!' })).toBeVisible();
  await phone.context().close();
});
