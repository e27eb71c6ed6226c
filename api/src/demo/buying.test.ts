import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { exact, hasRifCheckDigit, lotsLeft } from '@cuadra/shared/domain';
import pg from 'pg';
import { checkTotals } from '../commands/totals/check.ts';
import { openTestDatabase } from '../testing/postgres.ts';
import { fillDemonstration } from './fill.ts';
import { DEMO_COMPANY } from './identity.ts';

const database = await openTestDatabase();

/** A Friday afternoon: the suppliers came in the morning. */
const NOW = new Date('2026-11-20T15:30:00-04:00');
const TODAY = '2026-11-20';

before(async () => {
  await fillDemonstration({ ...database, dataDir: '', now: NOW });
});

/** Rows of the company; `$1` is its id. */
function read<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  return database.query<Row & Record<string, unknown>>(text, [DEMO_COMPANY.id, ...values]);
}

test('every stored total agrees with its ledger', async () => {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    assert.deepEqual(await checkTotals(client, { fix: false }), []);
  } finally {
    await client.end();
  }
});

test('the suppliers came twice a week, and one order is being written', async () => {
  const purchases = await read<{ state: string; number: string | null; weekday: number; lines: number }>(
    `select state, number, extract(dow from created_at at time zone 'America/Caracas')::int as weekday,
       line_count as lines from purchases where company_id = $1 order by number nulls last`,
  );
  const received = purchases.filter(({ state }) => state === 'received');
  assert.ok(received.length > 60, `${received.length} purchases`);
  assert.deepEqual(
    received.map(({ number }) => Number(number)),
    received.map((_, index) => index + 1),
  );
  assert.deepEqual([...new Set(received.map(({ weekday }) => weekday))].sort(), [2, 5]);
  const drafts = purchases.filter(({ state }) => state === 'draft');
  assert.equal(drafts.length, 1);
  assert.ok((drafts[0]?.lines ?? 0) > 0);
});

test('what came in is in the stock’s ledger, at what the products cost', async () => {
  const wrong = await read(
    `select p.name from products p
     join lateral (
       select m.cost_after, m.average_after from purchase_products m
       join purchases b on b.company_id = m.company_id and b.id = m.purchase_id
       where m.company_id = p.company_id and m.product_id = p.id order by b.number desc limit 1) last on true
     where p.company_id = $1 and (p.cost <> last.cost_after or p.average_cost <> last.average_after)`,
  );
  assert.deepEqual(wrong, []);
  const others = await read("select from stock_movements where company_id = $1 and kind = 'adjustment'");
  assert.equal(others.length, 0);
  const [risen] = await read<{ count: number }>(
    `select count(*)::int from purchase_products where company_id = $1 and cost_after > cost_before`,
  );
  assert.ok(risen && risen.count > 0 && risen.count < 30, `${risen?.count} costs rose`);
});

test('who gives credit is paid, one of them late: something is owed, and some of it is overdue', async () => {
  const owed = await read<{ name: string; amount: string; identification: string; overdue: string }>(
    `select s.name, s.identification, b.amount, coalesce((
         select sum(p.total) from purchases p where p.company_id = s.company_id and p.supplier_id = s.id
           and p.state = 'received' and p.due_on < $2), 0)
       - coalesce((select sum(y.amount) from supplier_payments y
           where y.company_id = s.company_id and y.supplier_id = s.id), 0) as overdue
     from suppliers s join supplier_balances b on b.company_id = s.company_id and b.supplier_id = s.id
     where s.company_id = $1`,
    TODAY,
  );
  assert.equal(owed.length, 7);
  for (const { name, amount, identification } of owed) {
    assert.ok(exact(amount).gte(0), name);
    assert.equal(hasRifCheckDigit('J', identification), true, name);
  }
  assert.ok(owed.filter(({ amount }) => exact(amount).gt(0)).length >= 3);
  assert.deepEqual(
    owed.filter(({ amount, overdue }) => exact(amount).gt(0) && exact(overdue).gt(0)).map(({ name }) => name),
    ['Bebidas Capital, C.A.'],
  );
});

test('some of what goes off expires soon and is still there', async () => {
  const rows = await read<{ id: string; qty: string; units: string; expires_on: string }>(
    `select l.product_id as id, q.qty, l.units, l.expires_on::text from purchase_lines l
     join purchases p on p.company_id = l.company_id and p.id = l.purchase_id and p.state = 'received'
     join product_stock q on q.company_id = l.company_id and q.product_id = l.product_id
     where l.company_id = $1 and l.expires_on is not null`,
  );
  const ids = [...new Set(rows.map(({ id }) => id))];
  const soon = ids.filter((id) => {
    const own = rows.filter((row) => row.id === id);
    return lotsLeft(own[0]?.qty ?? '0', own).some(
      ({ left, expires_on }) => left !== '0' && expires_on < '2026-12-20',
    );
  });
  assert.ok(soon.length >= 4 && soon.length <= 40, `${soon.length} products expire within a month`);
  const long = rows.filter(({ expires_on }) => expires_on < '2026-11-18').map(({ id }) => id);
  for (const id of long) {
    const own = rows.filter((row) => row.id === id);
    const there = lotsLeft(own[0]?.qty ?? '0', own).filter(({ left }) => left !== '0');
    assert.ok(
      there.every(({ expires_on }) => expires_on >= '2026-11-18'),
      'nothing that went off long ago',
    );
  }
});
