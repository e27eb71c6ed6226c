import { listConfigurations } from '@cuadra/shared/contract';
import { expectAccessible } from '../accessibility.ts';
import { BOLIVARES, barcodeOf, DOLLARS, expect, MOBILE, test } from '../cashier-day.ts';

test('change that the till does not have is told and not taken first, and may be given all the same', async ({
  page,
  shop,
  cashRegister,
  cashSession,
}) => {
  const { keyboard } = page;
  const { coffee } = shop;
  await shop.openCashSession([
    { method: BOLIVARES, amount: '600' },
    { method: DOLLARS, amount: '4' },
  ]);
  await cashRegister.open();
  await expect(cashSession.state).toHaveText(/^Caja abierta/);
  await cashRegister.scan(barcodeOf(coffee));
  await expect(cashRegister.quantity(coffee.name)).toHaveValue('1');
  await keyboard.press('F9');
  await keyboard.press(await cashRegister.keyOf(DOLLARS));
  await expect(cashRegister.amount).toBeFocused();
  // $ 4,60 back: 3.956,83 bolívares are not there, four dollars and 516,11 are.
  await keyboard.type('10');
  const way = (name: RegExp) => cashRegister.change.getByRole('radio', { name });
  await expect(way(/^Efectivo \$ y Efectivo Bs\./)).toBeChecked();
  await expect(way(/^Efectivo Bs\./)).toHaveAccessibleName(/En la caja hay Bs\.\s600,00/);
  await expect(way(/^Efectivo \$ \$/)).toHaveAccessibleName(/En la caja hay \$\s4,00/);
  const warning = cashRegister.payments.getByText('La caja no tiene este vuelto.');
  await expect(warning).toBeHidden();
  await way(/^Efectivo Bs\./).check();
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  // By the customer's phone it is one press, and no till has to have it.
  await way(/^Pago Móvil/).check();
  await expect(warning).toBeHidden();
  await way(/^Efectivo \$ y/).check();
  await keyboard.press('Enter');
  await expect(cashRegister.notesToHand).toHaveText([
    /4 × \$\s1/,
    /1 × Bs\.\s500/,
    /1 × Bs\.\s10/,
    /1 × Bs\.\s5/,
    /1 × Bs\.\s1/,
  ]);
  await expectAccessible(page);
  await keyboard.press('Enter');

  // What was given is gone, without anybody having counted: nothing in dollars but the note of before.
  await cashRegister.scan(barcodeOf(coffee));
  await keyboard.press('F9');
  await keyboard.press(await cashRegister.keyOf(BOLIVARES));
  await expect(cashRegister.amount).toBeFocused();
  await keyboard.type('5000');
  await expect(way(/^Efectivo Bs\./)).toHaveAccessibleName(/En la caja hay Bs\.\s83,89/);
});

test('counted blind, what should be there is shown once it was counted', async ({
  page,
  shop,
  cashRegister,
  cashSession,
}) => {
  const { keyboard } = page;
  const { id } = listConfigurations.response.parse(await shop.get('/company_configurations'));
  await shop.put('/company_configurations/update', { id, blind_count: true });
  await shop.openCashSession([{ method: BOLIVARES, amount: '1000' }]);
  await shop.sell({ lines: [[shop.rice, '1']], payments: [{ method: MOBILE, reference: '00451277' }] });
  await cashRegister.open();
  await expect(cashSession.state).toHaveText(/^Caja abierta/);
  await keyboard.press('F10');
  await expect(cashSession.drawer).toContainText('Conteo a ciegas.');
  await expect(cashSession.drawer).not.toContainText('1.000,00');
  await expectAccessible(page);
  await keyboard.press('c');
  await expect(cashSession.amount(BOLIVARES)).toBeFocused();
  await expect(cashSession.drawer).not.toContainText('Debería haber Bs.');
  await cashSession.amount(BOLIVARES).fill('990');
  await cashSession.amount(MOBILE).fill('1118,23');
  await cashSession.button('Cerrar caja').click();
  await expect(cashSession.confirm).toContainText('al cerrar se ve si cuadra');
  await cashSession.confirm.getByRole('button', { name: 'Cerrar caja' }).click();
  await expect(cashSession.report).toHaveAccessibleName(/^Reporte Z/);
  await expect(cashSession.report).toContainText(/Falta −Bs\.\s10,00/);
  await expect(cashSession.drawer.getByText('Esta caja cuadra al centavo.')).toBeHidden();
});

test('at the till the focus goes on by itself, a typed amount stays, and Escape leads one step back', async ({
  page,
  shop,
  cashRegister,
  cashSession,
}) => {
  const { keyboard } = page;
  await cashRegister.open();
  await expect(cashSession.state).toHaveText('Caja sin abrir');
  await keyboard.press('F10');
  await expect(cashSession.amount(BOLIVARES)).toBeFocused();
  await keyboard.type('600');
  const bolivares = cashSession.drawer.getByRole('group', { name: BOLIVARES, exact: true });
  await bolivares.getByRole('button', { name: 'Contar billetes' }).click();
  await expect(cashSession.amount(BOLIVARES)).toHaveValue('600,00');
  await bolivares.getByRole('button', { name: 'Escribir el monto' }).click();
  await expect(cashSession.amount(BOLIVARES)).toHaveValue('600,00');
  await cashSession.button('Abrir caja').click();
  await expect(cashSession.drawer.getByRole('heading', { name: 'Caja abierta' })).toBeVisible();
  await shop.sell({ lines: [[shop.rice, '1']], payments: [{ method: MOBILE, reference: '00451277' }] });
  await keyboard.press('x');
  await expect(cashSession.report).toHaveAccessibleName(/^Reporte X/);
  await keyboard.press('Escape');
  await expect(cashSession.report).toBeHidden();
  await expect(cashSession.drawer).toBeVisible();
  // With its drawer, as the address has it, and with what was sold meanwhile.
  await page.reload();
  await cashSession.button('Contar y cerrar caja').click();
  await expect(cashSession.amount(BOLIVARES)).toBeFocused();
  await cashSession.amount(BOLIVARES).fill('600');
  const mobile = cashSession.drawer.getByRole('group', { name: MOBILE, exact: true });
  await mobile.getByRole('button', { name: 'Coincide' }).click();
  await expect(cashSession.amount(MOBILE)).toHaveValue('1.118,23');
  await expect(page.locator(':focus')).toHaveRole('textbox');
  await cashSession.button('Cerrar caja').click();
  await expect(cashSession.confirm).toContainText('Todo cuadra.');
  await cashSession.confirm.getByRole('button', { name: 'Cerrar caja' }).click();
  await expect(cashSession.report).toHaveAccessibleName(/^Reporte Z/);
  await expect(cashSession.drawer.getByText('Esta caja cuadra al centavo.')).toBeVisible();
});
