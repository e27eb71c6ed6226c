import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { addGoods, openPhone, STORE, setStore } from '../online-store.ts';
import { callsOf } from '../server/calls-of.ts';

test('the shop changes what was ordered with its buyer’s word, and sells what is left of it', async ({
  page,
  cashRegister,
  browser,
  baseURL,
  sessionOf,
}) => {
  test.setTimeout(120_000);
  const api = callsOf(page, await sessionOf('demo'));
  const make = (name: string) => addGoods(api, name, { qty: '6', price: '3.00' });
  const [dates, nuts] = [await make('Dátiles de la tienda'), await make('Nueces de la tienda')];
  await setStore(api, { openings: [] });
  const made = await (
    await page.request.post('/api/v1/public/stores/bodega-la-esquina/orders', {
      data: {
        ...{ id: crypto.randomUUID(), buyer_name: 'Sol del cambio', phone: '0414-5566778' },
        lines: [
          { product_id: dates.id, qty: '3' },
          { product_id: nuts.id, qty: '2' },
        ],
      },
    })
  ).json();
  const phone = await openPhone(browser, baseURL);
  await phone.goto(`${STORE}/pedido/${made.token}`);
  await expect(phone.getByText('3 × Dátiles de la tienda')).toBeVisible();

  const { items } = await api('get', '/store/orders');
  const { id } = items.find(({ token }: { token: string }) => token === made.token);
  await page.goto(`/ecommerce/option-1/order?id=${id}`);
  await page.getByRole('button', { name: 'Cambiar cantidades' }).click();
  const dialog = page.getByRole('dialog', { name: /Cambiar el pedido/ });
  await dialog.getByLabel('Cantidad de Dátiles de la tienda').fill('1');
  await dialog.getByLabel('Cantidad de Nueces de la tienda').fill('0');
  await expect(dialog.getByRole('status', { name: 'Total del pedido' })).toContainText('$ 3,00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cambiar pedido' }).click();
  await expect(dialog.getByText('Acuérdalo antes con tu cliente.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Sol del cambio está de acuerdo' }).check();
  await dialog.getByRole('button', { name: 'Cambiar pedido' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Qué pidió' })).toContainText('pidió 3');

  // The buyer is told before they look.
  await expect(phone.getByText('La tienda cambió las cantidades de tu pedido.')).toBeVisible();
  await expect(phone.getByText('No hay. Pediste 2.')).toBeVisible();
  await expectAccessible(phone);

  await page.getByRole('link', { name: 'Cobrar en Caja' }).click();
  await expect(page.getByText('Dátiles de la tienda').first()).toBeVisible();
  await expect(page.getByText('Nueces de la tienda')).toBeHidden();
  await cashRegister.charge.click();
  await cashRegister.method('Efectivo $').click();
  await expect(cashRegister.amount).toHaveValue('3,00');
  await cashRegister.finishSale();
  const left = async (product: { id: string }) => (await api('get', `/products/${product.id}`)).qty;
  expect([await left(dates), await left(nuts)]).toEqual(['5', '6']);
  await phone.context().close();
});
