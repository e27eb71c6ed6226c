import { formatMoney } from '@cuadra/shared/domain';
import { pick } from '../catalogue.ts';
import { expect, test } from '../fixtures.ts';

const DOLLARS = 'Efectivo $';
const BOLIVARES = 'Efectivo Bs.';
const MOBILE = 'Pago Móvil';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a sale by touch: discount, note, client, credit, and a change split by hand', async ({
  page,
  api,
  cashRegister: caja,
}) => {
  test.setTimeout(120_000);
  const [flour, coffee] = await pick(api, 'harina', 'café');
  const add = async (name: string) => {
    await caja.searchBox.fill(name);
    await caja.card(name).first().tap();
  };
  const expectNoSidewaysScroll = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await caja.open();
  await add(flour.name);
  await add(coffee.name);
  await page.getByRole('button', { name: /^Venta 1/ }).tap();
  await expectNoSidewaysScroll();

  await caja.line(coffee.name).getByRole('button', { name: 'Descuento' }).tap();
  await caja.dialog('Descuento').getByRole('button', { name: '20 %' }).tap();
  await expectNoSidewaysScroll();
  await caja.dialog('Descuento').getByRole('button', { name: 'Aplicar', exact: true }).tap();
  await expect(caja.line(coffee.name)).toContainText('(20 %)');
  await caja.line(flour.name).getByRole('button', { name: flour.name }).tap();
  await caja.line(flour.name).getByRole('button', { name: 'Nota' }).tap();
  await page.getByRole('textbox', { name: 'Nota' }).fill('para llevar');
  await page.getByRole('button', { name: 'Guardar nota' }).tap();
  await expect(caja.line(flour.name)).toContainText('para llevar');
  await caja.line(flour.name).getByRole('button', { name: 'Quitar línea' }).tap();
  await caja.undo.tap();
  await expect(caja.line(flour.name)).toContainText('para llevar');

  await caja.client.getByRole('button').tap();
  await caja.clientBox.fill('Yelitza Montilla');
  await caja.clientOption(/Crear «Yelitza Montilla»/).tap();
  await page.getByRole('button', { name: 'Crear cliente' }).tap();
  await expect(caja.client).toContainText('Yelitza Montilla');
  await caja.charge.tap();
  await caja.method('A crédito').tap();
  await expectNoSidewaysScroll();
  const credit = await caja.finishSale();
  expect(credit).toMatchObject({ type: 'credit', balance: credit.total_alternative });
  await caja.nextSale.tap();

  await add(flour.name);
  await caja.charge.tap();
  await caja.pay(DOLLARS, '20');
  // Whatever this till has, bolívares first.
  await caja.change.getByRole('radio', { name: new RegExp(`^${BOLIVARES}`) }).check();
  await page.getByRole('button', { name: 'Repartir a mano' }).tap();
  await caja.change.getByRole('textbox', { name: `Vuelto en ${BOLIVARES}` }).fill('100');
  await expect(caja.change).toContainText('Queda por entregar');
  await expect(caja.finish).toBeDisabled();
  await caja.change.getByRole('button', { name: `El resto en ${MOBILE}` }).tap();
  await expect(caja.change).toContainText('El vuelto está completo.');
  await expectNoSidewaysScroll();
  const ticket = await caja.finishSale();
  expect(ticket.changes).toMatchObject([
    { name: BOLIVARES, amount: '100.00' },
    { name: MOBILE, currency: 'VES' },
  ]);
  expect(await api.sale(ticket.id)).toEqual(ticket);
  await expect(caja.ticket).toContainText(formatMoney(ticket.total, 'VES'));
});
