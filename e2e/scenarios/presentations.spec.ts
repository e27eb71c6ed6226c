import type { Product } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { expectAccessible } from '../accessibility.ts';
import { BACK, expect, readyForOffline, test } from '../offline.ts';
import { Products } from '../screens/products.ts';
import { Scanner } from '../screens/scanner.ts';
import { call } from '../server/call.ts';

const DOLLARS = 'Efectivo $';

/** A malta at $1, with a pack of its units, a box at $20 and $0.85 from 12 on; a hundred of them. */
async function addMalta(url: string, token: string) {
  const name = `Malta ${newId().slice(-12)}`;
  const barcode = `77${String(Date.now()).slice(-11)}`;
  const box = { id: newId(), name: 'Caja', factor: '24', barcodes: [barcode] };
  const pack = { ...box, id: newId(), name: 'Paquete', factor: '6', barcodes: [] };
  const product = await call<Product>(url, {
    ...{ method: 'POST', path: '/products/create', token },
    body: {
      ...{ name, qty: '100', price: '1', is_fixed_price: true, cost_currency: 'USD', price_currency: 'USD' },
      presentations: [pack, { ...box, price: '20', price_currency: 'USD' }],
      wholesale: { price: '0.85', price_currency: 'USD', from_qty: '12' },
    },
  });
  return { name, barcode, product };
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test.beforeEach(({ pageErrors }) =>
    pageErrors.allow(/^Failed to load resource|net::ERR_|fetching the script/),
  );

  test('a box is sold by its barcode, takes its units, and arrives as a box', async ({
    page,
    context,
    cuadra,
    sessionOf,
    api,
    cashRegister,
  }) => {
    test.setTimeout(120_000);
    const { name, barcode, product } = await addMalta(cuadra.url, await sessionOf('demo'));
    const ids: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/sales/create')) ids.push(request.postDataJSON().id);
    });
    await cashRegister.open();
    await cashRegister.searchBox.fill(name);
    await expect(cashRegister.found.getByRole('listitem')).toHaveCount(1);
    await cashRegister.searchBox.fill('');
    await readyForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(cashRegister.searchBox).toBeVisible({ timeout: BACK });

    const scanner = new Scanner(page);
    await scanner.scan(barcode, { gap: 8 });
    await expect(cashRegister.quantity(`${name} · Caja x 24`)).toHaveValue('1');
    await scanner.scan(barcode, { gap: 8 });
    await expect(cashRegister.quantity(`${name} · Caja x 24`)).toHaveValue('2');
    await expect(cashRegister.line(`${name} · Caja x 24`)).toContainText('$ 20,00 c/u');
    await cashRegister.charge.click();
    await cashRegister.pay(DOLLARS, '40');
    await cashRegister.finish.click();
    await expect(cashRegister.provisionalTicket).toContainText('2 Caja x 24 × ');
    await cashRegister.nextSale.click();
    await cashRegister.searchBox.fill(name);
    await expect(cashRegister.found).toContainText('52 disp.');

    await context.setOffline(false);
    await expect(cashRegister.waiting).toBeHidden({ timeout: BACK });
    expect(new Set(ids).size).toBe(1);
    const sale = await api.sale(ids[0] ?? '');
    expect(sale.products).toMatchObject([
      { qty: '48', total_alternative: '40.00', presentation: { name: 'Caja', factor: '24', qty: '2' } },
    ]);
    expect((await api.product(product.id)).qty).toBe('52');
  });
});

test('the cashier chooses box and pack by keyboard and by hand, and much of it costs less', async ({
  page,
  cuadra,
  sessionOf,
  cashRegister,
}) => {
  const { name } = await addMalta(cuadra.url, await sessionOf('demo'));
  await cashRegister.open();
  await cashRegister.searchBox.fill(name);
  await expect(cashRegister.found.getByRole('listitem')).toHaveCount(1);
  await cashRegister.searchBox.press('Enter');
  await expect(cashRegister.quantity(name)).toHaveValue('1');

  const dialog = cashRegister.dialog('¿Cómo lo vendes?');
  await page.keyboard.press('Shift+F3');
  await expect(dialog.getByRole('radio', { name: 'Unidad $ 1,00' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Caja x 24 $ 20,00' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(cashRegister.line(`${name} · Caja x 24`)).toContainText('$ 20,00');

  await cashRegister.line(`${name} · Caja x 24`).getByRole('button', { name: 'Presentación' }).click();
  await dialog.getByText('Paquete x 6').click();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  const pack = cashRegister.line(`${name} · Paquete x 6`);
  await expect(pack).toContainText('$ 6,00 c/u');
  await cashRegister.quantity(`${name} · Paquete x 6`).fill('2');
  await expect(pack).toContainText('Al mayor');
  await expect(pack).toContainText('$ 5,10 c/u');
  await expect(cashRegister.total).toContainText('10,20');
  await cashRegister.quantity(`${name} · Paquete x 6`).fill('1');
  await expect(pack).not.toContainText('Al mayor');

  await page.keyboard.press('Shift+F3');
  await dialog.getByText('Unidad', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(cashRegister.quantity(name)).toHaveValue('1');
});

test('a product that is sold by unit alone offers nothing to choose', async ({
  page,
  cuadra,
  sessionOf,
  cashRegister,
}) => {
  const name = `Sal ${newId().slice(-12)}`;
  await call(cuadra.url, {
    ...{ method: 'POST', path: '/products/create', token: await sessionOf('demo') },
    body: {
      ...{ name, qty: '9', price: '1', is_fixed_price: true, cost_currency: 'USD', price_currency: 'USD' },
    },
  });
  await cashRegister.open();
  await cashRegister.searchBox.fill(name);
  await expect(cashRegister.found.getByRole('listitem')).toHaveCount(1);
  await cashRegister.searchBox.press('Enter');
  await expect(cashRegister.line(name).getByRole('button', { name: 'Nota' })).toBeVisible();
  await expect(cashRegister.line(name).getByRole('button', { name: 'Presentación' })).toBeHidden();
  await page.keyboard.press('Shift+F3');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('box and wholesale price are filled in on request, kept, changed and taken away', async ({
  page,
  api,
}) => {
  const products = new Products(page);
  const name = `Refresco ${newId().slice(-12)}`;
  const barcode = `78${String(Date.now()).slice(-11)}`;
  const box = page.getByRole('region', { name: 'Paquetes y cajas' });
  const wholesale = page.getByRole('region', { name: 'Precio al mayor' });
  const found = async () => (await api.products(name))[0];
  await page.goto('/create-product');
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toBeVisible();
  await expect(box).toBeHidden();
  await products.fillIn({ Nombre: name, Costo: '1', Utilidad: '30' });
  await page.getByRole('button', { name: 'Vender también por paquete o caja' }).click();
  await expect(box.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  await box.getByRole('textbox', { name: 'Nombre' }).fill('Caja');
  await products.save();
  await expect(box).toContainText('Escribe cuántas unidades trae.');
  await box.getByRole('textbox', { name: 'Unidades que trae' }).fill('24');
  await expect(box).toContainText('$ 31,20');
  await box.getByRole('textbox', { name: 'Precio de Caja' }).fill('28');
  await box.getByRole('textbox', { name: 'Códigos de barras de Caja' }).fill(barcode);
  await box.getByRole('textbox', { name: 'Códigos de barras de Caja' }).press('Enter');
  await page.getByRole('button', { name: 'Precio al mayor' }).click();
  await wholesale.getByRole('textbox', { name: 'Precio al mayor' }).fill('1,20');
  await wholesale.getByRole('textbox', { name: 'Desde cuántas unidades' }).fill('12');
  await expectAccessible(page);
  await products.save();
  await expect.poll(async () => (await found())?.name).toBe(name);
  const saved = await found();
  expect(saved?.presentations).toMatchObject([
    { name: 'Caja', factor: '24', price: '28.00', price_currency: 'USD', barcodes: [barcode] },
  ]);
  expect(saved?.wholesale).toEqual({ price: '1.20', price_currency: 'USD', from_qty: '12' });

  await page.goto(`/edit-product?id=${saved?.id}`);
  await expect(box.getByRole('textbox', { name: 'Precio de Caja' })).toHaveValue('28,00');
  await box.getByRole('textbox', { name: 'Precio de Caja' }).fill('27');
  await wholesale.getByRole('button', { name: 'Quitar precio al mayor' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.poll(async () => (await found())?.presentations?.[0]?.price).toBe('27.00');
  expect('wholesale' in ((await found()) ?? {})).toBe(false);

  await page.goto(`/edit-product?id=${saved?.id}`);
  await box.getByRole('button', { name: 'Quitar Caja' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.poll(async () => 'presentations' in ((await found()) ?? {})).toBe(false);
});
