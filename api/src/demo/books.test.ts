import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import {
  balanceOf,
  convert,
  exact,
  formatTicketNumber,
  hasRifCheckDigit,
  isIdentification,
  lineTotal,
  saleTotal,
  sum,
  toMoney,
} from '@cuadra/shared/domain';
import { openTestDatabase } from '../testing/postgres.ts';
import { fillDemonstration } from './fill.ts';
import { DEMO_COMPANY } from './identity.ts';

const database = await openTestDatabase();

/** A Friday afternoon: the day is half over. */
const NOW = new Date('2026-11-20T15:30:00-04:00');

before(async () => {
  await fillDemonstration({ ...database, dataDir: '', now: NOW });
});

/** Rows of the company; `$1` is its id. */
function read<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  return database.query<Row & Record<string, unknown>>(text, [DEMO_COMPANY.id, ...values]);
}

interface Sale {
  id: string;
  number: string;
  type: string;
  client_id: string | null;
  rate: string;
  total: string;
  total_alternative: string;
  rounding: string;
  balance: string;
  balance_currency: string;
  created_at: Date;
}

interface Line {
  sale_id: string;
  qty: string;
  unit_price: string;
  currency: string;
  discount: string;
  total: string;
  total_alternative: string;
}

interface Tender {
  sale_id: string;
  kind: 'payment' | 'change';
  amount: string;
  currency: string;
  amount_main: string;
}

const readSales = () => read<Sale>('select * from sales where company_id = $1 order by number');

test('90 days of sales, numbered in their order without gaps', async () => {
  const sales = await readSales();
  assert.ok(sales.length > 1_800 && sales.length < 2_700, `${sales.length} sales`);
  assert.deepEqual(
    sales.map(({ number }) => Number(number)),
    sales.map((_, index) => index + 1),
  );
  const times = sales.map(({ created_at }) => created_at.getTime());
  assert.deepEqual(
    times,
    times.toSorted((a, b) => a - b),
  );
  const [counter] = await read<{ last: string }>(
    "select last from counters where company_id = $1 and name = 'sales'",
  );
  assert.equal(Number(counter?.last), sales.length);
});

test('every day has its sales, busier on Saturdays than on Sundays, while the shop is open', async () => {
  const days = await read<{ day: string; weekday: number; count: number; first: number; last: number }>(
    `select at::date::text as day, extract(dow from at)::int as weekday, count(*)::int,
       min(extract(hour from at))::int as first, max(extract(hour from at))::int as last
     from (select created_at at time zone 'America/Caracas' as at from sales where company_id = $1)
     group by 1, 2 order by 1`,
  );
  assert.equal(days.length, 90);
  assert.deepEqual([days.at(0)?.day, days.at(-1)?.day], ['2026-08-23', '2026-11-20']);
  for (const { day, weekday, first, last } of days) {
    assert.ok(first >= 7 && last <= (weekday === 0 ? 13 : 19), `${day}: from ${first} to ${last}`);
  }
  const usual = (weekday: number) => {
    const counts = days.filter((day) => day.weekday === weekday).map(({ count }) => count);
    return counts.reduce((total, count) => total + count, 0) / counts.length;
  };
  assert.ok(usual(6) > 1.5 * usual(0), `${usual(6)} on Saturdays, ${usual(0)} on Sundays`);
});

test('nothing is dated in the future', async () => {
  for (const [table, column] of [
    ['sales', 'created_at'],
    ['stock_movements', 'created_at'],
    ['client_movements', 'created_at'],
    ['purchases', 'created_at'],
    ['supplier_movements', 'created_at'],
    ['exchange_rates', 'effective_at'],
    ['users', 'last_seen_at'],
    ['products', 'updated_at'],
    ['clients', 'created_at'],
    ['payment_methods', 'created_at'],
  ]) {
    const [row] = await read<{ rows: number; late: number }>(
      `select count(*)::int as rows, count(*) filter (where ${column} > $2)::int as late
       from ${table} where company_id = $1`,
      NOW,
    );
    assert.ok(row && row.rows > 0, table);
    assert.equal(row.late, 0, table);
  }
});

test('every sale keeps the arithmetic of the contract to the cent', async () => {
  const linesOf = bySale(
    await read<Line>('select * from sale_lines where company_id = $1 order by sale_id, position'),
  );
  const tendersOf = bySale(
    await read<Tender>('select * from sale_tenders where company_id = $1 order by sale_id, position'),
  );
  for (const sale of await readSales()) {
    const label = formatTicketNumber(Number(sale.number));
    const pair = { main: 'VES', alternative: 'USD', rate: sale.rate };
    const lines = linesOf.get(sale.id) ?? [];
    const tenders = tendersOf.get(sale.id) ?? [];
    assert.ok(lines.length >= 1 && lines.length <= 6, label);
    for (const line of lines) {
      assert.deepEqual(
        { main: line.total, alternative: line.total_alternative },
        lineTotal(line, pair),
        label,
      );
    }
    const total = { main: sale.total, alternative: sale.total_alternative };
    assert.deepEqual(total, saleTotal(lines, pair), label);
    for (const { amount, currency, amount_main } of tenders) {
      assert.equal(amount_main, toMoney(convert(amount, currency, 'VES', pair)), label);
    }

    const payments = tenders.filter(({ kind }) => kind === 'payment');
    const changes = tenders.filter(({ kind }) => kind === 'change');
    const inMain = (list: Tender[]) => sum(list.map(({ amount_main }) => amount_main));
    const owed = toMoney(convert(sale.balance, sale.balance_currency, 'VES', pair));
    const closed = inMain(payments).minus(inMain(changes)).plus(sale.rounding).plus(owed);
    assert.equal(toMoney(closed), sale.total, label);
    // Each line may differ by half a cent of a dollar between its two totals, and each tender as much.
    const bound = exact(sale.rate)
      .times(0.005)
      .times(lines.length + tenders.length + 1);
    assert.ok(exact(sale.rounding).abs().lte(bound), `${label} rounds ${sale.rounding}`);
    assert.equal(balanceOf(total, payments, changes, pair).is_paid, exact(sale.balance).isZero(), label);
    assert.equal(sale.type === 'credit' && sale.client_id !== null, exact(sale.balance).gt(0), label);
  }
});

function bySale<Row extends { sale_id: string }>(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const known = groups.get(row.sale_id);
    if (known) known.push(row);
    else groups.set(row.sale_id, [row]);
  }
  return groups;
}

test('people pay in every way there is, and get change in more than one', async () => {
  const used = await read<{ kind: string; name: string }>(
    'select distinct kind, name from sale_tenders where company_id = $1 order by kind, name',
  );
  const names = (kind: string) => used.filter((row) => row.kind === kind).map(({ name }) => name);
  assert.deepEqual(names('payment').sort(), [
    'Efectivo $',
    'Efectivo Bs.',
    'Pago Móvil',
    'Punto de venta',
    'Transferencia',
    'Zelle',
  ]);
  assert.ok(names('change').length >= 2);
});

test('each sale was made at the rate of its moment', async () => {
  const wrong = await read(
    `select s.number from sales s
     join lateral (select r.id, r.rate from exchange_rates r
       where r.company_id = s.company_id and r.effective_at <= s.created_at
       order by r.effective_at desc limit 1) r on true
     where s.company_id = $1 and (s.rate_id, s.rate) is distinct from (r.id, r.rate)`,
  );
  assert.deepEqual(wrong, []);
});

test('the rate goes up moderately, day by working day, from what a dollar was', async () => {
  const rates = await read<{ day: string; rate: number }>(
    `select (effective_at at time zone 'America/Caracas')::date::text as day, rate::float8 as rate
     from exchange_rates where company_id = $1 order by effective_at`,
  );
  assert.ok(rates.length >= 95 && rates.length <= 102, `${rates.length} rates`);
  assert.equal(rates.at(-1)?.day, '2026-11-20');
  const october = rates.find(({ day }) => day === '2026-10-15')?.rate ?? 0;
  assert.ok(Math.abs(october - 860.18) < 3, `${october} in the middle of October`);
  rates.slice(1).forEach(({ day, rate }, index) => {
    const step = rate / (rates[index]?.rate ?? 0);
    assert.ok(step > 0.99 && step < 1.02, `${day}: ${step}`);
  });
});

test('what there is of each product is the sum of its movements, and never less than nothing', async () => {
  const wrong = await read(
    `select p.name from products p
     left join product_stock s on s.company_id = p.company_id and s.product_id = p.id
     left join lateral (select sum(m.qty) as qty, min(running) as lowest from (
         select qty, sum(qty) over (order by id) as running from stock_movements m
         where m.company_id = p.company_id and m.product_id = p.id) m) m on true
     where p.company_id = $1 and (s.qty is distinct from coalesce(m.qty, 0) or m.lowest < 0)`,
  );
  assert.deepEqual(wrong, []);
  const [low] = await read<{ low: number }>(
    `select count(*)::int as low from products p join product_stock s on s.product_id = p.id
     where p.company_id = $1 and s.qty <= p.min_qty`,
  );
  assert.ok(low && low.low >= 3 && low.low <= 60, `${low?.low} products have run low`);
});

test('every line sold left the shelf, in the name of its sale', async () => {
  const [both] = await read<{ unmatched: number }>(
    `select count(*)::int as unmatched from sale_lines l
     full join stock_movements m on m.company_id = l.company_id and m.sale_id = l.sale_id
       and m.product_id = l.product_id and m.qty = -l.qty
     where coalesce(l.company_id, m.company_id) = $1 and (m.kind = 'sale' or l.id is not null)
       and (l.id is null or m.id is null)`,
  );
  assert.equal(both?.unmatched, 0);
});

test('what each client owes is the sum of what was lent and paid, within the limit', async () => {
  const clients = await read<{
    name: string;
    limit: string | null;
    owed: string;
    ledger: string;
    lowest: string;
  }>(
    `select c.name, c.credit_limit as limit, coalesce(b.amount, 0) as owed, coalesce(m.amount, 0) as ledger,
       coalesce(m.lowest, 0) as lowest
     from clients c
     left join client_balances b on b.company_id = c.company_id and b.client_id = c.id and b.currency = 'USD'
     left join lateral (select sum(amount) as amount, min(running) as lowest from (
         select amount, sum(amount) over (order by id) as running from client_movements m
         where m.company_id = c.company_id and m.client_id = c.id and m.currency = 'USD') m) m on true
     where c.company_id = $1`,
  );
  assert.equal(clients.length, 25);
  for (const { name, limit, owed, ledger, lowest } of clients) {
    assert.equal(toMoney(owed), toMoney(ledger), name);
    assert.ok(exact(lowest).gte(0), `${name} paid more than was owed`);
    if (limit !== null) assert.ok(exact(owed).lte(limit), `${name} owes ${owed} of ${limit}`);
  }
  const debtors = clients.filter(({ owed }) => exact(owed).gt(0)).length;
  assert.ok(debtors >= 5 && debtors <= 20, `${debtors} clients owe something`);
  const others = await read("select from client_balances where company_id = $1 and currency <> 'USD'");
  assert.equal(others.length, 0, 'debts are held in dollars');
});

test('each debt is the balance of its sale', async () => {
  const wrong = await read(
    `select s.number from sales s
     full join (select * from client_movements where kind = 'sale') m
       on m.company_id = s.company_id and m.sale_id = s.id and m.client_id = s.client_id
       and m.amount = s.balance and m.currency = s.balance_currency
     where coalesce(s.company_id, m.company_id) = $1 and (s.id is null or (s.balance > 0) <> (m.id is not null))`,
  );
  assert.deepEqual(wrong, []);
});

test('each abono in the ledger is a payment with the money that it brought', async () => {
  const wrong = await read(
    `select p.id from client_payments p
     full join (select * from client_movements where kind = 'payment') m
       on m.company_id = p.company_id and m.client_id = p.client_id and m.created_at = p.created_at
       and m.amount = -p.amount and m.currency = p.currency
     left join lateral (select sum(t.amount_main) as received from client_payment_tenders t
       where t.company_id = p.company_id and t.payment_id = p.id) t on true
     where coalesce(p.company_id, m.company_id) = $1
       and (p.id is null or m.id is null or t.received <> round(p.amount * p.rate, 2) + p.rounding)`,
  );
  assert.deepEqual(wrong, []);
  const [count] = await read<{ n: number }>(
    'select count(*)::int as n from client_payments where company_id = $1',
  );
  assert.ok((count?.n ?? 0) > 20, `${count?.n} abonos`);
});

test('identifications and barcodes are right to their check digits', async () => {
  const people = await read<{ identification_type: 'V' | 'E' | 'J'; identification: string }>(
    `select identification_type, identification from clients where company_id = $1
     union all select identification_type, identification from users where company_id = $1
     union all select identification_type, identification from companies where id = $1`,
  );
  for (const { identification_type: type, identification } of people) {
    assert.ok(isIdentification(type, identification), identification);
    if (type === 'J') assert.equal(hasRifCheckDigit(type, identification), true, identification);
  }
  const barcodes = await read<{ barcode: string }>(
    'select barcode from product_barcodes where company_id = $1',
  );
  assert.ok(barcodes.length > 200, `${barcodes.length} barcodes`);
  for (const { barcode } of barcodes) {
    const digits = [...barcode].map(Number);
    const total = digits.reduce((sum, digit, index) => sum + digit * (index % 2 ? 3 : 1), 0);
    assert.ok(digits.length === 13 && total % 10 === 0, barcode);
  }
});

test('the catalogue has all that a cash register meets: fixed prices and utilities, bolívares and dollars, weights', async () => {
  const [kinds] = await read<Record<string, number>>(
    `select count(*)::int as products, count(*) filter (where is_fixed_price)::int as fixed,
       count(*) filter (where price_currency = 'VES')::int as in_bolivares,
       count(*) filter (where m.name = 'Kilogramo')::int as weighed,
       count(*) filter (where cost is null or utility is null and price is null)::int as unpriced,
       count(distinct category_id)::int as categories
     from products p join measures m on m.company_id = p.company_id and m.id = p.measure_id where p.company_id = $1`,
  );
  assert.ok(kinds);
  const { products = 0, fixed = 0, in_bolivares = 0, weighed = 0, unpriced, categories = 0 } = kinds;
  assert.ok(products > 350 && fixed > 100 && fixed < products - 100, JSON.stringify(kinds));
  assert.ok(in_bolivares >= 10 && weighed >= 20 && categories >= 10, JSON.stringify(kinds));
  assert.equal(unpriced, 0);
});

test('the same moment makes the same books', async () => {
  const other = await openTestDatabase();
  await fillDemonstration({ ...other, dataDir: '', now: NOW });
  const books = async ({ query }: typeof database) =>
    query(
      `select s.number, s.id, s.total, s.created_at, s.client_name, array_agg(l.name order by l.position) as lines
       from sales s join sale_lines l on l.sale_id = s.id group by 1, 2, 3, 4, 5 order by 1`,
    );
  assert.deepEqual(await books(other), await books(database));
});

test('a shop that is not yet open today has sold nothing today', async () => {
  const other = await openTestDatabase();
  const night = new Date('2026-11-21T04:00:00-04:00');
  await fillDemonstration({ ...other, dataDir: '', now: night });
  const [last] = await other.query<{ last: Date }>('select max(created_at) as last from sales');
  assert.ok(last && last.last < new Date('2026-11-20T20:00:00-04:00'), String(last?.last));
});
