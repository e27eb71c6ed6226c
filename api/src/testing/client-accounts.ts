import assert from 'node:assert/strict';
import {
  annulClientPayment,
  type ClientMovement,
  createOpeningDebt,
  createStatementLink,
  findAgeing,
  findClient,
  findClientAccount,
  findPendingIncomesReport,
  findStatement,
  noteReminder,
  payDebt,
  updateReminderMessage,
} from '@cuadra/shared/contract';
import { exact, newId, sum, toMoney } from '@cuadra/shared/domain';
import type { TestShop } from './shop.ts';
import type { TestApi } from './start-api.ts';

/**
 * Something in every table of a client's account: a debt of before, an abono of it that was annulled, one
 * that was not, a link to the statement, and a reminder.
 */
export async function fillAccountTables(api: TestApi, shop: TestShop, id: string): Promise<void> {
  const { token } = shop;
  const params = { id };
  const { id: debt } = await api.ok(createOpeningDebt, {
    token,
    params,
    body: { amount: '2', currency: 'USD', owed_since: '2026-01-31' },
  });
  const payments = [{ payment_method_id: shop.cash.alternative.id, amount: '0.25', currency: 'USD' }];
  const { id: payment_id } = await api.ok(payDebt, { token, params, body: { payments, debts: [debt] } });
  await api.ok(annulClientPayment, { token, params: { id, payment_id }, body: { reason: 'prueba' } });
  await api.ok(payDebt, { token, params, body: { payments } });
  await api.ok(createStatementLink, { token, params });
  await api.ok(noteReminder, { token, params, body: { id: newId() } });
  await api.ok(updateReminderMessage, { token, body: { text: 'Hola, {nombre}', payment_data: '' } });
}

interface Debt {
  id: string;
  currency: string;
  since: Date;
  /** Less what came back of it and what named abonos paid. */
  unpaid: string;
}

/**
 * Holds the accounts of clients to their ledgers, worked out here once more and the other way round: what abonos that name
 * no debt paid goes to the oldest first.
 */
export async function checkAccounts(
  api: TestApi,
  { id: companyId, token }: Pick<TestShop, 'id' | 'token'>,
  clients: readonly string[],
): Promise<void> {
  for (const id of clients) {
    const params = { id };
    const { balances } = await api.ok(findClient, { token, params });
    const account = await api.ok(findClientAccount, { token, params });
    const { items } = await api.ok(findStatement, { token, params, query: { limit: 200 } });
    const wanted = await openByHand(api, companyId, id);
    const found = new Map(account.debts.map((debt) => [debt.sale_id ?? debt.opening_id, debt.owed]));
    assert.deepEqual(Object.fromEntries(found), Object.fromEntries(wanted), 'what is open of each debt');
    for (const movement of items) {
      const debt = movement.kind === 'sale' ? movement.sale_id : movement.opening_id;
      const isDebt = movement.kind === 'sale' || movement.kind === 'opening';
      assert.equal(
        movement.owed,
        isDebt ? (wanted.get(debt ?? '') ?? '0.00') : null,
        'open in the statement',
      );
    }
    for (const { currency, amount } of balances) {
      assert.equal(lastOf(items, currency)?.balance, amount, 'the statement ends with the balance');
      const open = sum(account.debts.filter((debt) => debt.currency === currency).map(({ owed }) => owed));
      assert.equal(toMoney(open), exact(amount).gt(0) ? amount : '0.00', 'open debts add up to the balance');
    }
  }
  const ageing = await api.ok(findAgeing, { token, query: { limit: 200 } });
  const { totals } = await api.ok(findPendingIncomesReport, { token, query: { by: 'client' } });
  assert.deepEqual(
    [ageing.total.main, ageing.total.alternative, ageing.clients],
    [totals.total, totals.total_alternative, totals.clients],
  );
  for (const row of [ageing, ...ageing.items]) {
    for (const wanted of ['main', 'alternative'] as const) {
      const bands = Object.values(row.bands).map((band) => band[wanted]);
      assert.equal(toMoney(sum(bands)), row.total[wanted], 'the bands add up');
    }
  }
}

const lastOf = (items: readonly ClientMovement[], currency: string) =>
  items.find((movement) => movement.currency === currency);

async function openByHand(api: TestApi, companyId: string, clientId: string): Promise<Map<string, string>> {
  const read = <Row>(text: string) => api.database.query<Row & object>(text, [companyId, clientId]);
  const debts = await read<Debt>(`
    select s.id, s.balance_currency as currency, s.created_at as since, s.balance
      - coalesce((select sum(debt) from sale_returns r where r.company_id = s.company_id and r.sale_id = s.id), 0) as unpaid
    from sales s where company_id = $1 and client_id = $2 and status = 'issued' and balance > 0
    union all
    select id, currency, owed_since::timestamp at time zone 'America/Caracas', amount from client_opening_debts
    where company_id = $1 and client_id = $2 and annulled_at is null`);
  const named = await read<{ id: string; amount: string }>(`
    select coalesce(a.sale_id, a.opening_id) as id, a.amount from client_payment_allocations a
    join client_payments p on p.company_id = a.company_id and p.id = a.payment_id
    where p.company_id = $1 and p.client_id = $2
      and p.id not in (select payment_id from client_payment_annulments where company_id = $1)`);
  const balances = await read<{ currency: string; amount: string }>(
    'select currency, sum(amount) as amount from client_movements where company_id = $1 and client_id = $2 group by 1',
  );
  const open = new Map<string, string>();
  for (const { currency, amount } of balances) {
    const ofCurrency = debts
      .filter((debt) => debt.currency === currency)
      .sort((a, b) => Number(a.since) - Number(b.since) || (a.id < b.id ? -1 : 1))
      .map((debt) => {
        const paid = sum(named.filter(({ id }) => id === debt.id).map((one) => one.amount));
        const rest = exact(debt.unpaid).minus(paid);
        return { id: debt.id, rest: rest.gt(0) ? rest : exact(0) };
      });
    // What abonos that named nothing paid, from the oldest on.
    let paid = sum(ofCurrency.map(({ rest }) => rest)).minus(exact(amount).gt(0) ? amount : 0);
    for (const { id, rest } of ofCurrency) {
      const part = paid.lt(rest) ? paid : rest;
      paid = paid.minus(part);
      if (rest.gt(part)) open.set(id, toMoney(rest.minus(part)));
    }
  }
  return open;
}
