import assert from 'node:assert/strict';
import { approveReport, type CallInput, type InvoiceReport, reportInvoice } from '@cuadra/shared/contract';
import { companyDay, exact, toMoney } from '@cuadra/shared/domain';
import pg from 'pg';
import { signInPlatform, type TestCompany } from './company.ts';
import type { HttpClient } from './http-client.ts';
import { dataUrl, webp } from './picture.ts';
import type { TestDatabase } from './postgres.ts';
import type { TestApi } from './start-api.ts';

type Draft = CallInput<typeof reportInvoice>['body'];

let references = 0;

/** A payment of today in dollars, with a reference that no other has. */
export function reportDraft(given: Partial<Draft> = {}): Draft {
  return {
    method: 'zelle',
    reference: `Z-${++references}-${Date.now()}`,
    amount: '6.00',
    currency: 'USD',
    date: companyDay(new Date()),
    ...given,
  };
}

/** Reports a payment as the owner does. */
export function report(
  api: HttpClient,
  { token }: Pick<TestCompany, 'token'>,
  given: Partial<Draft> = {},
): Promise<InvoiceReport> {
  return api.ok(reportInvoice, { token, body: reportDraft(given) });
}

/** Reports a payment with its picture and has it approved, so that the company has something in each table of its subscription. */
export async function recharge(
  api: TestApi,
  company: Pick<TestCompany, 'token'>,
  given: Partial<Draft> = {},
): Promise<InvoiceReport> {
  const { id } = await report(api, company, { picture: dataUrl(webp(900, 1600)), ...given });
  const token = await signInPlatform(api, 'super_user');
  return api.ok(approveReport, { token, body: { invoice_report_id: id } });
}

/** Days: more than any test lives through. */
const FAR = 100_000;

/**
 * As if so many days had passed for a subscription: what is free or charged until a day is so until an earlier one, and it
 * ends earlier by as much.
 */
export async function passDays(api: TestApi, { id }: Pick<TestCompany, 'id'>, days: number): Promise<void> {
  await api.database.query(
    `update subscriptions set paid_through = paid_through - $2::integer, expires_at = expires_at - make_interval(days => $2)
     where company_id = $1`,
    [id, days],
  );
  // A day is charged once, row by row: so they all go far away first, and come back to where they belong.
  for (const back of [FAR + days, -FAR]) {
    await api.database.query(
      'update subscription_movements set day = day - $2::integer where company_id = $1 and day is not null',
      [id, back],
    );
  }
}

/**
 * Starts work while a subscription is held, and lets go only when some of it waits there: what happens side by side only
 * now and then does so each time.
 *
 * @param waiting how many of the tasks come to wait; no more than there are connections for them
 */
export async function raceForSubscription<T>(
  database: TestDatabase,
  companyId: string,
  tasks: (() => Promise<T>)[],
  waiting: number,
): Promise<T[]> {
  const holder = new pg.Client({ connectionString: database.ownerUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select from subscriptions where company_id = $1 for update', [companyId]);
    const running = Promise.all(tasks.map((task) => task()));
    let isOver = false;
    running
      .finally(() => {
        isOver = true;
      })
      .catch(() => undefined);
    for (let found = 0; found < waiting && !isOver; ) {
      // Not by the holder: a transaction sees the activity as it was when it first looked.
      const [row] = await database.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      found = row?.n ?? 0;
    }
    await holder.query('commit');
    return await running;
  } finally {
    await holder.end();
  }
}

/** The balance, by the stored total and by the ledger, which must agree entry by entry. */
export async function balanceOf(api: TestApi, { id }: Pick<TestCompany, 'id'>): Promise<string> {
  const [stored] = await api.database.query<{ balance: string; movements: string }>(
    'select balance, movements from subscriptions where company_id = $1',
    [id],
  );
  const ledger = await api.database.query<{ number: string; amount: string; balance: string }>(
    'select number, amount, balance from subscription_movements where company_id = $1 order by number',
    [id],
  );
  let balance = exact(0);
  for (const [index, movement] of ledger.entries()) {
    balance = balance.plus(movement.amount);
    assert.deepEqual([movement.number, movement.balance], [String(index + 1), toMoney(balance)]);
  }
  assert.deepEqual(stored, { balance: toMoney(balance), movements: String(ledger.length) });
  return stored?.balance ?? '';
}
