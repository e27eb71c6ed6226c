import { readFile } from 'node:fs/promises';
import type { Product, Ticket } from '@cuadra/shared/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { CuadraServer } from '../server/cuadra-server.ts';
import { signedInWith } from '../server/signed-in-with.ts';
import { openSmallShop } from '../server/small-shop.ts';

/** What the ledgers of a client say, in plain SQL and in no function of ours. */
async function byLedgers(cuadra: CuadraServer, client: string) {
  const [row] = await cuadra.database.query<{ owed: string; lent: string; back: string; paid: string }>(
    `select coalesce(sum(amount), 0)::text as owed,
       coalesce(sum(amount) filter (where kind in ('sale', 'opening')), 0)::text as lent,
       coalesce(-sum(amount) filter (where kind in ('return', 'annulment')), 0)::text as back,
       coalesce(-sum(amount) filter (where kind in ('payment', 'payment_annulment')), 0)::text as paid
     from client_movements where client_id = $1`,
    [client],
  );
  return row;
}

/** As if so many days had gone by: whatever the company has was that much earlier. */
async function letPass(cuadra: CuadraServer, client: string, days: number): Promise<void> {
  const of = 'where company_id = (select company_id from clients where id = $1)';
  const earlier = (table: string, ...columns: string[]) =>
    cuadra.database.query(
      `update ${table} set ${columns.map((column) => `${column} = ${column} - $2::int * interval '1 day'`)} ${of}`,
      [client, days],
    );
  await earlier('sales', 'created_at');
  await earlier('client_movements', 'created_at');
  await earlier('client_payments', 'created_at');
  await earlier('sale_returns', 'created_at');
  await earlier('sale_annulments', 'created_at');
  await earlier('exchange_rates', 'effective_at', 'created_at');
  await cuadra.database.query(`update sales set due_on = due_on - $2::int ${of}`, [client, days]);
  await cuadra.database.query(
    'select rebuild_daily_figures((select company_id from clients where id = $1))',
    [client],
  );
}

async function pay(
  page: Page,
  method: string,
  amount: string,
  more: { reference?: string; sale?: string } = {},
) {
  await page.getByRole('button', { name: 'Abonar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abonar' });
  await dialog.getByLabel('Método de pago').selectOption({ label: method });
  await dialog.getByLabel('Monto').fill(amount);
  if (more.reference) await dialog.getByLabel('Referencia').fill(more.reference);
  if (more.sale) {
    await dialog.getByRole('button', { name: 'Elegir a qué se abona' }).click();
    await dialog.getByRole('checkbox', { name: more.sale }).check();
  }
  return dialog;
}

const saved = async (page: Page, left: string) => {
  await page.getByRole('button', { name: 'Guardar abono' }).click();
  const receipt = page.getByRole('dialog', { name: /^Abono \d+$/ });
  await expect(receipt).toContainText(left);
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
};

test('a month of one client: the rate changes daily, and every figure is what the ledgers come to', async ({
  page,
  cuadra,
}) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('100');
  await shop.addMobilePayment('Pago Móvil');
  const client = await shop.addClient('Carmen del Mes');
  const { version } = await shop.get<{ version: number }>(`/clients/${client}`);
  await shop.put('/clients/update', {
    ...{ id: client, name: 'Carmen del Mes', credit_limit: '100', credit_days: 15, version },
  });
  const flour: Product = await shop.addProduct('Harina del mes', '5', '10');
  const lend = (qty: string): Promise<Ticket> => shop.sell({ lines: [[flour, qty]], client });
  await signedInWith(page, shop.owner.token);
  const look = () => page.goto(`/clients/${client}`);
  const figure = (name: string) => page.getByRole('region', { name, exact: true });
  const open = page.getByRole('table', { name: 'Por pagar' });
  const statement = page.getByRole('table', { name: 'Estado de cuenta' });
  const saleName = ({ number }: Ticket) => `Venta ${String(number).padStart(8, '0')}`;

  // Day 1, at 100: twenty dollars. Day 5, at 110: 550 bolívares are five of them.
  const first = await lend('2');
  await letPass(cuadra, client, 4);
  await shop.setRate('110');
  await look();
  await expect(figure('Te debe')).toContainText('$ 20,00');
  await expect(figure('Te debe')).toContainText('Bs. 2.200,00');
  await pay(page, 'Efectivo Bs.', '550,00');
  await saved(page, 'Quedó debiendo $ 15,00');

  // Day 10, at 120: forty more. Day 12, at 125: 1.250 by Pago Móvil are ten.
  await letPass(cuadra, client, 5);
  await shop.setRate('120');
  const second = await lend('4');
  await letPass(cuadra, client, 2);
  await shop.setRate('125');
  await look();
  await expect(figure('Te debe')).toContainText('$ 55,00');
  await pay(page, 'Pago Móvil', '1250,00', { reference: '004471' });
  await saved(page, 'Quedó debiendo $ 45,00');
  await expect(statement.getByRole('row', { name: /Abono 2/ })).toContainText('Pago Móvil Bs. 1.250,00');
  await expect(statement.getByRole('row', { name: /Abono 2/ })).toContainText('ref. 004471');

  // Day 15: half of the second sale comes back. Day 20, at 140: a third one is annulled.
  await letPass(cuadra, client, 3);
  await shop.post(`/sales/${second.id}/returns`, { lines: [{ line_id: second.products[0]?.id, qty: '2' }] });
  await letPass(cuadra, client, 5);
  await shop.setRate('140');
  const third = await lend('1');
  await shop.remove(`/sales/delete/${third.id}`, { reason: 'Se arrepintió' });
  await look();
  await expect(figure('Te debe')).toContainText('$ 25,00');
  await expect(figure('Te debe')).toContainText('Bs. 3.500,00');
  // Five are left of the first, which was due on day 16; the second has until day 25.
  await expect(figure('Vencido')).toContainText('$ 5,00');
  await expect(open.getByRole('row', { name: new RegExp(saleName(first)) })).toContainText('$ 5,00');
  await expect(open.getByRole('row', { name: new RegExp(saleName(first)) })).toContainText(
    'Venció hace 4 días',
  );
  await expect(open.getByRole('row', { name: new RegExp(saleName(second)) })).toContainText('$ 20,00');
  expect(await byLedgers(cuadra, client)).toEqual({
    ...{ owed: '25.00', lent: '70.00', back: '30.00', paid: '15.00' },
  });

  // Day 22, at 150: ten dollars for the second sale, though the first is older.
  await letPass(cuadra, client, 2);
  await shop.setRate('150');
  await look();
  await pay(page, 'Efectivo $', '10,00', { sale: saleName(second) });
  await saved(page, 'Quedó debiendo $ 15,00');
  await expect(open.getByRole('row', { name: new RegExp(saleName(first)) })).toContainText('$ 5,00');
  await expect(open.getByRole('row', { name: new RegExp(saleName(second)) })).toContainText('$ 10,00');

  // Day 25, at 155: 3.100 bolívares are twenty dollars, five more than is owed.
  await letPass(cuadra, client, 3);
  await shop.setRate('155');
  await look();
  const dialog = await pay(page, 'Efectivo Bs.', '3100,00');
  await expect(dialog.getByRole('status')).toContainText('$ 5,00');
  await dialog.getByRole('checkbox', { name: 'Dejar $ 5,00 a su favor' }).check();
  await saved(page, 'Quedó a su favor $ 5,00');
  await expect(figure('A su favor')).toContainText('$ 5,00');
  await expect(figure('A su favor')).toContainText('Bs. 775,00');
  await expect(open).toBeHidden();

  // Day 28: the ten dollars were somebody else's.
  await letPass(cuadra, client, 3);
  await look();
  await statement.getByRole('button', { name: 'Abono 3', exact: true }).click();
  await page.getByRole('dialog', { name: 'Abono 3' }).getByRole('button', { name: 'Anular' }).click();
  const annulment = page.getByRole('dialog', { name: '¿Anular: Abono 3?' });
  await annulment.getByLabel('Motivo').fill('Era de la hermana');
  await annulment.getByRole('button', { name: 'Anular' }).click();
  await expect(page.getByText('Anulaste: Abono 3.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(figure('Te debe')).toContainText('$ 5,00');
  await expect(figure('Te debe')).toContainText('Bs. 775,00');
  // Thirty-five paid the oldest: twenty of the first, fifteen of the second.
  await expect(open.getByRole('row')).toHaveCount(2);
  await expect(open.getByRole('row', { name: new RegExp(saleName(second)) })).toContainText('$ 5,00');
  await expect(figure('Vencido')).toContainText('$ 5,00');
  await expect(figure('Crédito disponible')).toContainText('$ 95,00');
  expect(await byLedgers(cuadra, client)).toEqual({
    ...{ owed: '5.00', lent: '70.00', back: '30.00', paid: '35.00' },
  });
  // The newest first, each with what was owed after it.
  await expect(statement.getByRole('row').nth(1)).toContainText('$ 5,00');
  await expect(statement.getByRole('row').nth(2)).toContainText('−$ 20,00');
  await expect(statement.getByRole('row').nth(3)).toContainText('−$ 10,00');
  const [received] = await cuadra.database.query<{ bolivares: string; dollars: string }>(
    `select sum(t.amount) filter (where t.currency = 'VES')::text as bolivares,
       sum(t.amount) filter (where t.currency = 'USD')::text as dollars
     from client_payment_tenders t join client_payments p on p.company_id = t.company_id and p.id = t.payment_id
     where p.client_id = $1
       and not exists (select from client_payment_annulments n where n.payment_id = p.id)`,
    [client],
  );
  expect(received).toEqual({ bolivares: '4900.00', dollars: null });
});

test('what clients owe is told by how long it is overdue, and taken along as a file', async ({
  page,
  cuadra,
}) => {
  const shop = await openSmallShop(cuadra);
  await shop.setRate('100');
  const late = await shop.addClient('Lucía la Tardía');
  const punctual = await shop.addClient('Pedro el Puntual');
  const today = new Date(Date.now() - 4 * 3_600_000);
  const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const owe = (client: string, amount: string, since: number, due: number) =>
    shop.post(`/clients/${client}/opening_debts`, {
      ...{ amount, currency: 'USD', owed_since: daysAgo(since), due_on: daysAgo(due) },
    });
  await owe(late, '12', 60, 45);
  await owe(late, '30', 120, 95);
  await owe(punctual, '7', 3, -10);
  await signedInWith(page, shop.owner.token);
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Por antigüedad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Antigüedad de las deudas' })).toBeVisible();
  const figure = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(figure('En total')).toContainText('$ 49,00');
  await expect(figure('En total')).toContainText('Bs. 4.900,00');
  await expect(figure('Por vencer')).toContainText('$ 7,00');
  await expect(figure('1 a 30 días')).toContainText('$ 0,00');
  await expect(figure('31 a 60 días')).toContainText('$ 12,00');
  await expect(figure('Más de 90 días')).toContainText('$ 30,00');
  const rows = page.getByRole('table', { name: 'Antigüedad de las deudas' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Lucía la Tardía');
  await expect(rows.nth(1)).toContainText('$ 42,00');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split(/\r?\n/)[1]).toMatch(/^Lucía la Tardía;/);
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lucía la Tardía' })).toBeVisible();
});
