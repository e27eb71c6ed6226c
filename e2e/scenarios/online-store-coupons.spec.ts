import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { addGoods, openPhone, STORE, setStore } from '../online-store.ts';
import { callsOf } from '../server/calls-of.ts';

test('a coupon of the shop takes something off a cart, its order and the sale that it becomes, once', async ({
  page,
  cashRegister,
  browser,
  baseURL,
  sessionOf,
}) => {
  test.setTimeout(180_000);
  const api = callsOf(page, await sessionOf('demo'));
  const product = await addGoods(api, 'Nata de la tienda', { qty: '9', price: '5.00' });
  await setStore(api, { openings: [], has_pickup: true });

  await page.goto('/ecommerce/');
  await page.getByRole('button', { name: 'Agregar cupón' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cupón nuevo' });
  await drawer.getByLabel('Código').fill('nata-10');
  await drawer.getByLabel('Cuánto descuenta').fill('10');
  await drawer.getByLabel('Quién lo usa').selectOption({ label: 'Una vez cada quien' });
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Crear cupón' }).click();
  await expect(drawer).toBeHidden();
  const row = page
    .getByRole('list', { name: 'Cupones' })
    .getByRole('listitem')
    .filter({ hasText: 'NATA-10' });
  await expect(row).toContainText('sin usos');

  const phone = await openPhone(browser, baseURL);
  const fill = async (qty: string) => {
    await phone.goto(`${STORE}/p/${product.id}`);
    await phone.getByRole('button', { name: 'Agregar Nata de la tienda' }).click();
    await phone.goto(`${STORE}/carrito`);
    await phone.getByLabel('Cantidad de Nata de la tienda').fill(qty);
    await phone.getByLabel('Nombre').fill('Ana del cupón');
    await phone.getByLabel('Teléfono').fill('0414-3344556');
  };
  const apply = async (code: string) => {
    await phone.getByLabel('¿Tienes un cupón?').fill(code);
    await phone.getByRole('button', { name: 'Aplicar' }).click();
  };
  const order = phone.getByRole('button', { name: 'Hacer pedido' });
  await fill('3');
  await apply('no-hay');
  await expect(phone.getByText('Ese cupón no existe.', { exact: false })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Quitar el cupón NO-HAY' }).click();
  await apply('nata-10');
  await expect(phone.getByText('Descuento del cupón').locator('..')).toContainText('−$\u00a01,50');
  await expect(phone.locator('[data-total]')).toHaveText('$\u00a013,50');
  await expectAccessible(phone);
  // It stays over a reload.
  await phone.reload();
  await expect(phone.locator('[data-total]')).toHaveText('$\u00a013,50');
  await order.click();
  await expect(phone.getByRole('heading', { name: '¡Recibimos tu pedido!' })).toBeVisible();
  await expect(phone.getByText('Cupón NATA-10').locator('..')).toContainText('−$\u00a01,50');
  const made = phone.url();

  // Whoever has used it is told so, and orders without it.
  await fill('1');
  await apply('Nata-10');
  await expect(order).toBeEnabled();
  await order.click();
  await expect(phone.getByText('Ya usaste ese cupón con este teléfono.', { exact: false })).toBeVisible();
  await phone.getByRole('button', { name: 'Quitar el cupón NATA-10' }).click();
  await expect(phone.locator('[data-total]')).toHaveText('$\u00a05,00');
  await order.click();
  await expect(phone.getByRole('heading', { name: '¡Recibimos tu pedido!' })).toBeVisible();

  // A cart that cannot be priced for what its browser kept as a coupon is not stuck with it.
  await fill('1');
  await phone.evaluate(() => {
    const key = `cuadra-tienda:${document.documentElement.dataset.store}:cupon`;
    localStorage.setItem(key, JSON.stringify('X'.repeat(60)));
  });
  await phone.reload();
  await expect(phone.getByText('No pudimos calcular tu carrito.', { exact: false })).toBeVisible();
  await phone.getByRole('button', { name: /^Quitar el cupón/ }).click();
  await expect(phone.locator('[data-total]')).toHaveText('$\u00a05,00');

  // In the shop it is seen, counted, and sold at what the buyer read.
  await page.reload();
  await expect(row).toContainText('1 uso');
  const { items } = await api('get', '/store/orders');
  const { id } = items.find(({ token }: { token: string }) => made.endsWith(token));
  await api('put', '/store/orders/update', { id, status: 'accepted' });
  await page.goto(`/ecommerce/option-1/order?id=${id}`);
  await expect(page.getByText('Cupón NATA-10')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cobrar en Caja' }).click();
  await expect(page.getByText('Nata de la tienda').first()).toBeVisible();
  await cashRegister.charge.click();
  await cashRegister.method('Efectivo $').click();
  await expect(cashRegister.amount).toHaveValue('13,50');
  const ticket = await cashRegister.finishSale();
  expect(ticket.total_alternative).toBe('13.50');
  await phone.context().close();
});
