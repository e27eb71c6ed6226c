import { addDays, companyDay } from '@cuadra/shared/domain';
import { expect, test } from '../fixtures.ts';
import { Scanner } from '../screens/scanner.ts';
import { callsOf } from '../server/calls-of.ts';

/** A cash session with $ 50, whatever another scenario left open. */
async function openCashSession(api: ReturnType<typeof callsOf>, methodId: string): Promise<{ id: string }> {
  const { session } = await api('get', '/cash_sessions/current');
  if (session) await api('post', '/cash_sessions/close', { id: session.id, counted: [] });
  return api('post', '/cash_sessions/open', { opening: [{ payment_method_id: methodId, amount: '50' }] });
}

test('a delivery by scanner: received on credit, paid in part, annulled', async ({
  page,
  sessionOf,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const api = callsOf(page, await sessionOf('demo'));
  const tuna = await api('post', '/products/create', {
    ...{ name: 'Atún de la entrega', barcodes: ['7591234500011'], qty: '10', cost: '1.00', utility: '30' },
    ...{ cost_currency: 'USD', price_currency: 'USD' },
    presentations: [{ id: crypto.randomUUID(), name: 'Caja', factor: '24', barcodes: ['17591234500018'] }],
  });
  const rice = await api('post', '/products/create', {
    ...{ name: 'Arroz de la entrega', barcodes: ['7591234500028'], qty: '0', cost: '0.90', utility: '30' },
    ...{ cost_currency: 'USD', price_currency: 'USD' },
  });

  await page.goto('/purchases');
  await page.getByRole('link', { name: 'Nueva compra' }).first().click();
  await expect(page.getByRole('heading', { name: 'Nueva compra', level: 1 })).toBeVisible();

  // The supplier is made on the spot, with what it gives to pay.
  await page.getByRole('button', { name: 'Nuevo proveedor' }).click();
  const supplier = page.getByRole('dialog', { name: 'Nuevo proveedor' });
  await supplier.getByLabel('Nombre').fill('Distribuidora de la entrega');
  await supplier.getByLabel('Días de crédito').fill('15');
  await supplier.getByRole('button', { name: 'Guardar proveedor' }).click();
  await expect(supplier).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Proveedor' })).toHaveValue('Distribuidora de la entrega');
  await page.getByLabel('Fecha de la factura').fill('2026-11-20');
  await expect(page.getByLabel('Se paga hasta')).toHaveValue('05/12/2026');
  await page.getByLabel('Número de factura').fill('F-100');

  // Two scans of a box are two boxes; the unit is a line of its own.
  const goods = page.getByRole('list', { name: 'Líneas' });
  const scanner = new Scanner(page);
  // What listens comes in a file of its own.
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).click();
  await scanner.scan('17591234500018', { gap: 10 });
  const box = goods.getByRole('listitem').first();
  await expect(box).toHaveAccessibleName('Atún de la entrega');
  await scanner.scan('17591234500018', { gap: 10 });
  await expect(box.getByLabel('Cantidad de Atún de la entrega')).toHaveValue('2');
  await expect(box.getByLabel('Presentación de Atún de la entrega')).toHaveValue(tuna.presentations[0].id);
  await scanner.scan('7591234500028', { gap: 10 });
  await expect(goods.getByRole('listitem')).toHaveCount(2);
  await scanner.scan('7598887776661', { gap: 10 });
  await expect(page.getByRole('alert')).toContainText('Ningún producto tiene el código 7598887776661');

  // What was scanned and typed is there after a reload.
  await page.reload();
  await expect(goods.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByLabel('Número de factura')).toHaveValue('F-100');

  // By keyboard from cell to cell.
  await box.getByLabel('Costo de Atún de la entrega').fill('28,80');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const sack = goods.getByRole('listitem').nth(1);
  await expect(sack.getByLabel('Cantidad de Arroz de la entrega')).toBeFocused();
  await page.keyboard.insertText('10');
  await page.keyboard.press('Enter');
  await expect(sack.getByLabel('Costo de Arroz de la entrega')).toBeFocused();
  await page.keyboard.insertText('1');
  await page.getByLabel('Gastos', { exact: true }).fill('6,76');
  await expect(page.getByRole('region', { name: 'Totales' })).toContainText('$ 74,36');

  await page.getByRole('button', { name: 'Recibir mercancía' }).click();
  const receive = page.getByRole('dialog', { name: 'Recibir la compra' });
  await expect(receive).toContainText('$ 74,36');
  await receive.getByRole('button', { name: 'Recibir' }).click();
  await expect(page.getByRole('heading', { name: /^Compra \d+$/, level: 1 })).toBeVisible();
  await expect(page.getByText('Debes $ 74,36').first()).toBeVisible();

  // 48 cans came at $ 1,20 and 10 % of expenses, beside the 10 that were there at $ 1,00.
  expect(await api('get', `/products/${tuna.id}`)).toMatchObject({ qty: '58', cost: '1.32' });
  expect(await api('get', `/products/${rice.id}`)).toMatchObject({ qty: '10', cost: '1.10' });

  // The ledger of the product leads to the purchase.
  await page.goto(`/product?id=${tuna.id}`);
  await page.getByRole('link', { name: /^Compra \d+$/ }).click();
  await expect(page.getByRole('heading', { name: /^Compra \d+$/, level: 1 })).toBeVisible();

  // It is owed, and paid in part.
  await page.goto('/suppliers?tab=payables');
  const row = page.getByRole('row', { name: /Distribuidora de la entrega/ });
  await expect(row).toContainText('$ 74,36');
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Abonar' }).click();
  const pay = page.getByRole('dialog', { name: 'Abonar' });
  await expect(pay.getByLabel('Monto')).toHaveValue('74,36');
  // More than is owed is refused.
  pageErrors.allow(/status of 400.*payments/);
  await pay.getByLabel('Monto').fill('80');
  await pay.getByRole('button', { name: 'Guardar abono' }).click();
  await expect(pay.getByRole('alert')).toContainText('más de lo que se debe');
  await pay.getByLabel('Monto').fill('24,36');
  await pay.getByRole('button', { name: 'Guardar abono' }).click();
  await expect(pay).toBeHidden();
  const statement = page.getByRole('table', { name: 'Estado de cuenta' });
  await expect(statement.getByRole('row', { name: /Abono/ })).toContainText('$ 50,00');

  // Annulled, the goods are gone, and what was paid is in the shop's favour.
  await page.getByRole('table', { name: 'Compras' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Anular compra' }).click();
  const annul = page.getByRole('dialog', { name: /¿Anular la compra/ });
  await annul.getByLabel('Motivo').fill('Vino dañada');
  await annul.getByRole('button', { name: 'Anular compra' }).click();
  await expect(annul).toBeHidden();
  await expect(page.getByText('Anulada', { exact: true }).first()).toBeVisible();
  expect(await api('get', `/products/${tuna.id}`)).toMatchObject({ qty: '10' });
  await page.goto('/suppliers');
  await expect(row).toContainText('$ 24,36');
  await expect(row).toContainText('a tu favor');
});

test('what runs low becomes a draft, and a price that fell behind is set', async ({ page, sessionOf }) => {
  const api = callsOf(page, await sessionOf('demo'));
  const salt = await api('post', '/products/create', {
    ...{ name: 'Sal por comprar', qty: '0', min_qty: '6', cost: '1.00', price: '1.30', is_fixed_price: true },
    ...{ cost_currency: 'USD', price_currency: 'USD' },
  });
  const { id: supplier_id } = await api('post', '/suppliers/create', { name: 'Salinas del norte' });

  await page.goto('/to-buy');
  await page.getByRole('checkbox', { name: 'Sal por comprar' }).check();
  await expect(page.getByLabel('Cantidad de Sal por comprar')).toHaveValue('6');
  await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute('href', /Sal%20por/);
  await page.getByRole('button', { name: 'Crear compra' }).click();
  await expect(page).toHaveURL(/\/purchase\?id=/);
  // The screen before has a quantity and a «Proveedor» of its own, and stands there until the purchase has come.
  await expect(page.getByLabel('Costo de Sal por comprar')).toBeVisible();
  await expect(page.getByLabel('Cantidad de Sal por comprar')).toHaveValue('6');
  await page.getByRole('combobox', { name: 'Proveedor' }).fill('Salinas');
  await page.getByRole('option', { name: 'Salinas del norte' }).click();
  await page.getByLabel('Costo de Sal por comprar').fill('2');
  await page.getByRole('button', { name: 'Recibir mercancía' }).click();
  const receive = page.getByRole('dialog', { name: 'Recibir la compra' });
  await receive.getByRole('button', { name: 'Recibir' }).click();

  const price = page.getByLabel('Precio nuevo de Sal por comprar');
  await expect(price).toHaveValue('2,60');
  await page.getByRole('button', { name: 'Cambiar los precios elegidos' }).click();
  await expect(price).toBeHidden();
  expect(await api('get', `/products/${salt.id}`)).toMatchObject({ cost: '2.00', price: '2.60' });
  expect(await api('get', `/suppliers/${supplier_id}`)).toMatchObject({
    balances: [{ currency: 'USD', amount: '12.00' }],
  });
});

test('what expires soon is told, as far as it is still there', async ({ page, sessionOf }) => {
  const api = callsOf(page, await sessionOf('demo'));
  const milk = await api('post', '/products/create', {
    ...{
      name: 'Leche por vencer',
      qty: '0',
      cost: '1.00',
      price: '1.30',
      is_fixed_price: true,
      has_lots: true,
    },
    ...{ cost_currency: 'USD', price_currency: 'USD' },
  });
  const { id: supplier_id } = await api('post', '/suppliers/create', { name: 'Lácteos de la prueba' });
  const today = companyDay(new Date());
  const lot = (qty: string, days: number, name: string) => ({
    ...{ id: crypto.randomUUID(), product_id: milk.id, qty, lot: name, expires_on: addDays(today, days) },
  });
  const { id, version } = await api('post', '/purchases/create', {
    ...{ supplier_id, currency: 'USD', lines: [lot('4', 5, 'L-1'), lot('6', 200, 'L-2')] },
  });
  await api('put', `/purchases/${id}/receive`, { receive_id: crypto.randomUUID(), version });
  // Of ten, one is gone: of those that expire first.
  await api('post', '/products/adjust', { product_id: milk.id, qty: '-1', cause: 'breakage' });

  await page.goto('/to-buy');
  await page.getByRole('tab', { name: 'Por vencer' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Leche por vencer' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('en 5 días · lote L-1');
  await expect(row.getByRole('cell').last()).toHaveText('3');
  await row.getByRole('link', { name: 'Leche por vencer' }).click();
  await expect(page.getByRole('heading', { name: 'Leche por vencer', level: 1 })).toBeVisible();
  const lots = page.getByRole('table', { name: 'Lotes' }).locator('tbody').getByRole('row');
  await expect(lots).toHaveText([/en 5 días.*Lote L-1.*3.*de 4/, /en 200 días.*Lote L-2.*6.*de 6/]);

  await page.getByRole('button', { name: 'Ajustar existencia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajustar existencia' });
  await dialog.getByLabel('Motivo').selectOption({ label: 'Vencido' });
  await dialog.getByRole('textbox', { name: 'Cantidad' }).fill('3');
  await dialog.getByRole('button', { name: 'Guardar ajuste' }).click();
  await expect(lots).toHaveText([/Lote L-2.*6/]);
});

test('an abono in cash leaves the cash session of who pays, where they say so', async ({
  page,
  sessionOf,
  pageErrors,
}) => {
  const api = callsOf(page, await sessionOf('demo'));
  const { items: methods } = await api('get', '/payment_methods?limit=200');
  const cash = methods.find(
    (one: { is_cash: boolean; currency: string }) => one.is_cash && one.currency === 'USD',
  );
  const card = methods.find((one: { is_cash: boolean }) => !one.is_cash);
  const { id: supplier_id } = await api('post', '/suppliers/create', { name: 'Panadería del turno' });
  const flour = await api('post', '/products/create', {
    ...{ name: 'Harina del turno', qty: '0', cost: '1.00', price: '1.30', is_fixed_price: true },
    ...{ cost_currency: 'USD', price_currency: 'USD' },
  });
  const line = { id: crypto.randomUUID(), product_id: flour.id, qty: '30', unit_cost: '1' };
  const draft = await api('post', '/purchases/create', { supplier_id, currency: 'USD', lines: [line] });
  await api('put', `/purchases/${draft.id}/receive`, {
    ...{ receive_id: crypto.randomUUID(), version: draft.version },
  });
  const opened = await openCashSession(api, cash.id);

  await page.goto(`/supplier?id=${supplier_id}`);
  const begin = page.getByRole('button', { name: 'Abonar' });
  const pay = page.getByRole('dialog', { name: 'Abonar' });
  const fromCashSession = pay.getByRole('checkbox', { name: 'Sale de mi caja' });
  const save = pay.getByRole('button', { name: 'Guardar abono' });
  await begin.click();
  await pay.getByLabel('Método de pago').selectOption(card.id);
  await expect(fromCashSession).toBeHidden();
  await pay.getByLabel('Método de pago').selectOption(cash.id);
  await expect(fromCashSession).not.toBeChecked();
  await fromCashSession.check();
  await pay.getByLabel('Monto').fill('12');
  await save.click();
  await expect(pay).toBeHidden();
  const { session } = await api('get', '/cash_sessions/current');
  expect(session.movements).toMatchObject([
    { kind: 'pay_out', amount: '12.00', currency: 'USD', reason: 'Abono a Panadería del turno' },
  ]);

  // Closed elsewhere, it is told, and nothing is paid until they save again.
  await begin.click();
  await pay.getByLabel('Método de pago').selectOption(cash.id);
  await fromCashSession.check();
  await api('post', '/cash_sessions/close', { id: opened.id, counted: [] });
  pageErrors.allow(/status of 409.*payments/);
  await save.click();
  await expect(pay.getByRole('alert')).toContainText('Tu caja se cerró');
  await expect(fromCashSession).toBeHidden();
  expect(await api('get', `/suppliers/${supplier_id}`)).toMatchObject({
    balances: [{ currency: 'USD', amount: '18.00' }],
  });
  await save.click();
  await expect(pay).toBeHidden();
});

test('what is paid in cash at receiving leaves the cash session of who receives, where they say so', async ({
  page,
  sessionOf,
  pageErrors,
}) => {
  const api = callsOf(page, await sessionOf('demo'));
  const { items: methods } = await api('get', '/payment_methods?limit=200');
  const cash = methods.find(
    (one: { is_cash: boolean; currency: string }) => one.is_cash && one.currency === 'USD',
  );
  const card = methods.find((one: { is_cash: boolean }) => !one.is_cash);
  const { id: supplier_id } = await api('post', '/suppliers/create', { name: 'Huevos del turno' });
  const eggs = await api('post', '/products/create', {
    ...{ name: 'Huevos del turno', qty: '0', cost: '1.00', price: '1.30', is_fixed_price: true },
    ...{ cost_currency: 'USD', price_currency: 'USD' },
  });
  const draftOf = (invoice_number: string) => {
    const line = { id: crypto.randomUUID(), product_id: eggs.id, qty: '10', unit_cost: '3' };
    return api('post', '/purchases/create', { supplier_id, currency: 'USD', invoice_number, lines: [line] });
  };
  const [first, second] = [await draftOf('H-1'), await draftOf('H-2')];
  const opened = await openCashSession(api, cash.id);
  const receive = page.getByRole('dialog', { name: 'Recibir la compra' });
  const fromCashSession = receive.getByRole('checkbox', { name: 'Sale de mi caja' });
  const begin = async (id: string) => {
    await page.goto(`/purchase?id=${id}`);
    await page.getByRole('button', { name: 'Recibir mercancía' }).click();
    await expect(fromCashSession).toBeHidden();
    await receive.getByRole('radio', { name: /La pago ahora/ }).check();
    await receive.getByLabel('Método de pago').selectOption(cash.id);
    await expect(fromCashSession).not.toBeChecked();
  };

  await begin(first.id);
  await receive.getByLabel('Método de pago').selectOption(card.id);
  await expect(fromCashSession).toBeHidden();
  await receive.getByLabel('Método de pago').selectOption(cash.id);
  await fromCashSession.check();
  await receive.getByLabel('Monto').fill('12');
  await expect(receive).toContainText('$ 18,00');
  await receive.getByRole('button', { name: 'Recibir', exact: true }).click();
  await expect(page.getByText('Debes $ 18,00').first()).toBeVisible();
  const { session } = await api('get', '/cash_sessions/current');
  expect(session.movements).toMatchObject([
    {
      ...{ kind: 'pay_out', amount: '12.00', currency: 'USD' },
      reason: 'Pago de compra a Huevos del turno: factura H-1',
    },
  ]);

  // Closed elsewhere, it is told, and nothing comes in or is paid until they receive it again.
  await begin(second.id);
  await fromCashSession.check();
  await api('post', '/cash_sessions/close', { id: opened.id, counted: [] });
  pageErrors.allow(/status of 409.*receive/);
  await receive.getByRole('button', { name: 'Recibir', exact: true }).click();
  await expect(receive.getByRole('alert')).toContainText('Tu caja se cerró');
  await expect(fromCashSession).toBeHidden();
  expect(await api('get', `/products/${eggs.id}`)).toMatchObject({ qty: '10' });
  await receive.getByRole('button', { name: 'Recibir', exact: true }).click();
  await expect(receive).toBeHidden();
  expect(await api('get', `/products/${eggs.id}`)).toMatchObject({ qty: '20' });
  expect(await api('get', `/suppliers/${supplier_id}`)).toMatchObject({
    balances: [{ currency: 'USD', amount: '18.00' }],
  });
});

test('what is scanned before the scanner’s file is there is added once it is', async ({
  page,
  sessionOf,
}) => {
  const api = callsOf(page, await sessionOf('demo'));
  await api('post', '/products/create', {
    ...{ name: 'Café del muelle', barcodes: ['7591234500059'], qty: '0', cost: '1.00', utility: '30' },
    ...{ cost_currency: 'USD', price_currency: 'USD' },
  });
  let arrive = () => {};
  const isWanted = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/scanner\.\w+\.js/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/purchase');
  await expect(page.getByRole('heading', { name: 'Nueva compra', level: 1 })).toBeVisible();
  await new Scanner(page).scan('7591234500059', { gap: 10 });
  arrive();
  await expect(
    page.getByRole('list', { name: 'Líneas' }).getByRole('listitem', { name: 'Café del muelle' }),
  ).toBeVisible();
});
