import type { Measure } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { Scanner } from '../screens/scanner.ts';
import { call } from '../server/call.ts';

/** Cheese by the kilo, at $6,20. */
async function addCheese(url: string, token: string) {
  const name = `Queso ${newId().slice(-12)}`;
  const { items } = await call<{ items: Measure[] }>(url, { method: 'GET', path: '/measures', token });
  const measure_id = items.find((measure) => measure.name === 'Kilogramo')?.id;
  await call(url, {
    ...{ method: 'POST', path: '/products/create', token },
    body: {
      ...{ name, qty: '12.5', price: '6.2', is_fixed_price: true, measure_id },
      ...{ cost_currency: 'USD', price_currency: 'USD' },
    },
  });
  return name;
}

test('what is weighed is asked for, counted as one, and says its unit wherever it stands', async ({
  page,
  cuadra,
  sessionOf,
  cashRegister,
}) => {
  const name = await addCheese(cuadra.url, await sessionOf('demo'));
  await cashRegister.open();
  await cashRegister.searchBox.fill(name);
  await expect(cashRegister.card(name)).toContainText('$ 6,20/kg');
  await expect(cashRegister.card(name)).toContainText('12,5 kg disp.');
  await cashRegister.searchBox.press('Enter');
  const dialog = cashRegister.dialog('¿Cuánto pesa?');
  const field = dialog.getByRole('textbox', { name: 'Cantidad en kg' });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.press('Enter');
  await expect(dialog).toContainText('Escribe cuánto, por ejemplo 0,645.');
  // With the point of a keyboard that has no comma in reach.
  await field.pressSequentially('1.25', { delay: 90 });
  await expect(field).toHaveValue('1,25');
  await expect(dialog).toContainText('$ 7,75');
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cashRegister.quantity(name)).toHaveValue('1,25');
  await expect(cashRegister.line(name)).toContainText('$ 6,20/kg');
  await expect(cashRegister.searchBox).toBeFocused();

  // One that says how much is not asked for; nothing is added where nobody says it.
  await cashRegister.searchBox.fill(`2*${name}`);
  await cashRegister.searchBox.press('Enter');
  await expect(cashRegister.line(name)).toHaveCount(2);
  await cashRegister.searchBox.fill(name);
  await cashRegister.card(name).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cashRegister.line(name)).toHaveCount(2);
  await expect(page.getByText('2 artículos', { exact: true })).toBeVisible();

  await cashRegister.charge.click();
  await cashRegister.pay('Efectivo $', '30');
  await cashRegister.finish.click();
  await expect(cashRegister.ticket).toContainText('1,25 kg × ');
  await expect(cashRegister.ticket).toContainText('2 kg × ');
});

test('a scanner that fires while a weight is asked for loses and doubles nothing', async ({
  page,
  api,
  cuadra,
  sessionOf,
  cashRegister,
}) => {
  const name = await addCheese(cuadra.url, await sessionOf('demo'));
  const [flour] = (await api.products('harina')).filter(
    ({ barcodes, qty }) => barcodes[0] && Number(qty) > 5,
  );
  if (!flour) throw new Error('no flour with a barcode');
  await cashRegister.open();
  await cashRegister.searchBox.fill(name);
  await expect(cashRegister.card(name)).toContainText('/kg');
  await cashRegister.card(name).click();
  const dialog = cashRegister.dialog('¿Cuánto pesa?');
  const field = dialog.getByRole('textbox', { name: 'Cantidad en kg' });
  // By the same hand that scans, which keeps what a person types apart from a code.
  const scanner = new Scanner(page);
  await expect(field).toBeFocused();
  await scanner.press(['0', ',', '6'], { gap: 90 });
  await expect(field).toHaveValue('0,6');
  await scanner.scan(flour.barcodes[0] ?? '', { gap: 8 });
  await expect(page.getByText(`${flour.name}, agregado a la venta.`)).toBeVisible();
  await expect(field).toHaveValue('0,6');
  await scanner.press(['Enter'], { gap: 90 });
  await expect(cashRegister.quantity(name)).toHaveValue('0,6');
  await expect(cashRegister.quantity(flour.name)).toHaveValue('1');
});
