import type { Product } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { expectAccessible } from '../accessibility.ts';
import { BACK, expect, readyForOffline, test } from '../offline.ts';
import { call } from '../server/call.ts';

const DOLLARS = 'Efectivo $';
const prices = { price: '1', is_fixed_price: true, cost_currency: 'USD', price_currency: 'USD' };

/** A product of which there are five. */
async function addFew(url: string, token: string) {
  const name = `Malta ${newId().slice(-12)}`;
  const product = await call<Product>(url, {
    ...{ method: 'POST', path: '/products/create', token },
    body: { name, qty: '5', ...prices },
  });
  const addStock = (qty: string) =>
    call(url, {
      ...{ method: 'POST', path: '/products/adjust', token },
      body: { product_id: product.id, qty, cause: 'error' },
    });
  return { name, product, addStock };
}

test('more than there is is said at the line, and Cobrar leads there until it is less or goods have come', async ({
  page,
  cuadra,
  sessionOf,
  cashRegister,
  pageErrors,
}) => {
  // The sale that is refused below.
  pageErrors.allow(/status of 409/);
  const { name, addStock } = await addFew(cuadra.url, await sessionOf('demo'));
  await cashRegister.open();
  // All that the device asks for when it opens is there.
  await expect(cashRegister.shelf('Lácteos')).toBeVisible();
  await cashRegister.searchBox.fill(`8*${name}`);
  await cashRegister.searchBox.press('Enter');
  const told = cashRegister.line(name).getByRole('group', { name: `Existencia de ${name}` });
  await expect(told).toContainText('Solo quedan 5: pides 8');
  await page.keyboard.press('F9');
  await expect(page.getByText('Así no se puede cobrar.')).toBeVisible();
  await expect(cashRegister.quantity(name)).toBeFocused();
  await expect(cashRegister.payments).toBeHidden();
  await expectAccessible(page);

  await told.getByRole('button', { name: 'Dejar 5' }).click();
  await expect(cashRegister.quantity(name)).toHaveValue('5');
  await expect(told).toBeHidden();

  // A box came in while the device was not looking.
  await cashRegister.setQuantity(name, '9');
  await expect(told).toContainText('Solo quedan 5: pides 9');
  await addStock('7');
  await page.keyboard.press('F9');
  await cashRegister.pay(DOLLARS, '20');

  // And most of it was sold elsewhere while the customer looked for her money.
  await addStock('-8');
  await cashRegister.finish.click();
  await expect(cashRegister.payments).toContainText(/No hay existencia suficiente|No alcanza la existencia/);
  await expect(cashRegister.payments.getByText('Pago completo')).toBeHidden();
  await cashRegister.payments.getByRole('button', { name: 'Ver la línea' }).first().click();
  await expect(cashRegister.quantity(name)).toBeFocused();
  await told.getByRole('button', { name: 'Dejar 4' }).click();
  await cashRegister.charge.click();
  await cashRegister.finish.click();
  await expect(cashRegister.ticket).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });
  test.beforeEach(({ pageErrors }) =>
    pageErrors.allow(/^Failed to load resource|net::ERR_|fetching the script/),
  );

  test('it is said and sold, since the goods are in somebody’s hand', async ({
    page,
    context,
    cuadra,
    sessionOf,
    api,
    cashRegister,
  }) => {
    test.setTimeout(120_000);
    const { name, product } = await addFew(cuadra.url, await sessionOf('demo'));
    await cashRegister.open();
    await cashRegister.searchBox.fill(`8*${name}`);
    await cashRegister.searchBox.press('Enter');
    await expect(cashRegister.line(name)).toContainText('Solo quedan 5: pides 8');
    await readyForOffline(page);
    await context.setOffline(true);
    await cashRegister.charge.click();
    await cashRegister.pay(DOLLARS, '8');
    await expect(cashRegister.payments).toContainText('la venta queda por revisar');
    await expect(cashRegister.payments).toContainText('Pago completo, pero falta existencia');
    await cashRegister.finish.click();
    await cashRegister.nextSale.click();
    await context.setOffline(false);
    await expect(cashRegister.waiting).toBeHidden({ timeout: BACK });
    await expect.poll(async () => (await api.product(product.id)).qty).toBe('-3');
  });
});
