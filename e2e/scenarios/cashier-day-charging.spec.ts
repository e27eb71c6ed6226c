import type { SaleDetail } from '@cuadra/shared/contract';
import { expectAccessible } from '../accessibility.ts';
import { BOLIVARES, barcodeOf, DOLLARS, expect, MOBILE, test } from '../cashier-day.ts';

test('two payments in two currencies, and the change in two', async ({
  page,
  shop,
  cashRegister,
  finish,
}) => {
  const { keyboard } = page;
  const { cheese } = shop;
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.searchBox.fill('0,645*queso');
  await keyboard.press('Enter');
  await expect(cashRegister.quantity(cheese.name)).toHaveValue('0,645');
  await keyboard.press('F9');
  await keyboard.press(await cashRegister.keyOf(MOBILE));
  await expect(cashRegister.amount).toBeFocused();
  await keyboard.type('100');
  await keyboard.press('F3');
  await expect(cashRegister.reference).toBeFocused();
  await keyboard.insertText('00451277');
  await keyboard.press('Enter');
  await expect(cashRegister.payments).toBeFocused();
  await keyboard.press(await cashRegister.keyOf(DOLLARS));
  await expect(cashRegister.amount).toBeFocused();
  await keyboard.type('20');
  await keyboard.press('F7');
  const ticket = await finish();
  expect(ticket.payments).toMatchObject([
    { amount: '100.00', currency: 'VES', reference: '00451277' },
    { amount: '20.00', currency: 'USD' },
  ]);
  expect(ticket.changes.map(({ currency }) => currency)).toEqual(['USD', 'VES']);
});

test('a reference that was used before is taken again by a choice, told at each use and noted with the sale', async ({
  page,
  shop,
  cashRegister,
  finish,
}) => {
  const { keyboard } = page;
  const { rice } = shop;
  await shop.sell({ lines: [[rice, '1']], payments: [{ method: MOBILE, reference: '00451277' }] });
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.scan(barcodeOf(rice));
  await expect(cashRegister.quantity(rice.name)).toHaveValue('1');
  await keyboard.press('F9');
  await keyboard.press(await cashRegister.keyOf(MOBILE));
  await expect(cashRegister.amount).toBeFocused();
  await keyboard.press('Enter');
  await expect(cashRegister.reference).toBeFocused();
  // Faster than any answer.
  await keyboard.insertText('00451277');
  await keyboard.press('Enter');
  await expect(cashRegister.payments).toContainText(/Esta referencia ya se usó en la venta \d{8}/);
  await expect(cashRegister.acceptsReuse).toBeInViewport();
  await expect(cashRegister.finish).toBeInViewport();
  await expect(cashRegister.finish).toBeDisabled();
  await expect(page.getByText('Pago completo')).toBeHidden();
  await keyboard.press('Enter');
  await expect(cashRegister.acceptsReuse).toBeFocused();
  await keyboard.press('Enter');
  await expect(cashRegister.ticket).toBeHidden();
  await keyboard.press('Space');
  const { id } = await finish();
  const detail = await shop.get<SaleDetail>(`/sales/${id}`);
  expect(detail.payments).toMatchObject([{ reference: '00451277', reference_reuse: 'accepted' }]);
});

test('by mouse: ten dollars with the change in bolívares, and a note too large', async ({
  shop,
  cashRegister,
}) => {
  const { flour, coffee } = shop;
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.add(coffee.name);
  await cashRegister.setQuantity(coffee.name, '2');
  await cashRegister.charge.click();
  await cashRegister.pay(DOLLARS, '15');
  await cashRegister.giveChangeIn('Bs.');
  const ticket = await cashRegister.finishSale();
  expect(ticket.changes).toMatchObject([{ amount: '3612.76', currency: 'VES' }]);
  await cashRegister.nextSale.click();
  await cashRegister.add(flour.name);
  await cashRegister.charge.click();
  await cashRegister.pay(BOLIVARES, '1000');
  await cashRegister.giveChangeIn('Bs.');
  await cashRegister.finishSale();
  await cashRegister.nextSale.click();
});

test('an amount far above the total is asked about once, and Enter does not say yes', async ({
  page,
  shop,
  cashRegister,
}) => {
  const { keyboard } = page;
  const { coffee } = shop;
  await cashRegister.open();
  await expect(cashRegister.searchBox).toBeFocused();
  await cashRegister.add(coffee.name);
  await keyboard.press('F9');
  await cashRegister.pay(DOLLARS, '5400');
  const asked = page.getByRole('alertdialog', { name: '¿Recibiste tanto?' });
  await keyboard.press('Enter');
  await expect(asked).toContainText(/La venta es de \$\s5,40 y lo pagado la pasa por \$\s5\.394,60/);
  await expectAccessible(page);
  await keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await expect(cashRegister.amount).toHaveValue('5.400,00');
  await keyboard.press('Enter');
  const answered = cashRegister.answer();
  await asked.getByRole('button', { name: 'Sí, finalizar' }).click();
  expect((await answered).status()).toBe(201);
  await expect(cashRegister.ticket).toBeVisible();
});
