import type { Agreement } from './agreement.ts';
import { PRODUCTION_AGREEMENTS } from './production-agreements.ts';

/**
 * A total that is stored beside its ledger (docs/architecture.md#what-holds-everywhere). Its row is that of `keys` within a company;
 * the ledger gives, for each row that it speaks of, what `value` should be.
 */
export interface StoredTotal {
  table: string;
  keys: readonly string[];
  value: string;
  /** Rows `(…keys, value)` of the company `$1`: its rows alone are read. */
  ledger: string;
  /** Which rows of the table are totals; all without. */
  only?: string;
  /** Whether a row that is missing can be made of keys and value alone. */
  isWhole: boolean;
  /** A function of the database that has to be called with the company after a total of it was put right. */
  after?: string;
}

export const STORED_TOTALS: readonly StoredTotal[] = [
  {
    table: 'product_stock',
    keys: ['product_id'],
    value: 'qty',
    ledger: 'select product_id, sum(qty) as value from stock_movements where company_id = $1 group by 1',
    isWhole: true,
  },
  {
    table: 'materials',
    keys: ['id'],
    value: 'qty',
    ledger:
      'select material_id as id, sum(qty) as value from material_movements where company_id = $1 group by 1',
    // What a material is called no ledger knows.
    isWhole: false,
  },
  {
    // What entries in a currency of before took and brought is 0 in all.
    table: 'materials',
    keys: ['id'],
    value: 'value',
    ledger:
      'select material_id as id, sum(value) as value from material_movements where company_id = $1 group by 1',
    isWhole: false,
  },
  {
    table: 'client_balances',
    keys: ['client_id', 'currency'],
    value: 'amount',
    ledger:
      'select client_id, currency, sum(amount) as value from client_movements where company_id = $1 group by 1, 2',
    isWhole: true,
  },
  {
    table: 'supplier_balances',
    keys: ['supplier_id', 'currency'],
    value: 'amount',
    ledger:
      'select supplier_id, currency, sum(amount) as value from supplier_movements where company_id = $1 group by 1, 2',
    isWhole: true,
  },
  {
    table: 'counters',
    keys: ['name'],
    value: 'last',
    only: "name in ('sales', 'productions', 'production_orders', 'purchases', 'client_payments')",
    ledger: `select 'sales' as name, max(number) as value from sales where company_id = $1 having count(*) > 0
      union all select 'productions', max(number) from productions where company_id = $1 having count(*) > 0
      union all select 'production_orders', max(number) from production_orders where company_id = $1 having count(*) > 0
      union all select 'purchases', max(number) from purchases where company_id = $1 having count(number) > 0
      union all select 'client_payments', max(number) from client_payments where company_id = $1 having count(*) > 0`,
    isWhole: true,
  },
  {
    table: 'product_stock',
    keys: ['product_id'],
    value: 'reserved',
    ledger: 'select product_id, sum(qty) as value from stock_reservations where company_id = $1 group by 1',
    isWhole: true,
  },
  {
    table: 'counters',
    keys: ['name'],
    value: 'last',
    only: "name = 'store_orders'",
    ledger: `select 'store_orders' as name, max(number) as value from store_orders where company_id = $1
      having count(*) > 0`,
    isWhole: true,
  },
  {
    table: 'subscriptions',
    keys: [],
    value: 'movements',
    ledger:
      'select max(number) as value from subscription_movements where company_id = $1 having count(*) > 0',
    isWhole: false,
  },
  {
    table: 'subscriptions',
    keys: [],
    value: 'balance',
    ledger:
      'select sum(amount) as value from subscription_movements where company_id = $1 having count(*) > 0',
    isWhole: false,
    // Until when it lasts follows from it.
    after: 'select settle_subscription($1, true)',
  },
];

export const AGREEMENTS: readonly Agreement[] = [
  ...PRODUCTION_AGREEMENTS,
  {
    table: 'sales.total',
    disagreements: `select s.id::text as row_id, s.total::text as stored, coalesce(sum(l.total), 0)::text as worked_out
      from sales s left join sale_lines l on l.company_id = s.company_id and l.sale_id = s.id
      where s.company_id = $1 group by s.company_id, s.id having s.total <> coalesce(sum(l.total), 0)`,
  },
  {
    table: 'sales.total_alternative',
    disagreements: `select s.id::text as row_id, s.total_alternative::text as stored,
        coalesce(sum(l.total_alternative), 0)::text as worked_out
      from sales s left join sale_lines l on l.company_id = s.company_id and l.sale_id = s.id
      where s.company_id = $1 group by s.company_id, s.id having s.total_alternative <> coalesce(sum(l.total_alternative), 0)`,
  },
  {
    // As many sales as the last one's number: no gap, no repeat.
    table: 'sales.number',
    disagreements: `select 'count' as row_id, max(number)::text as stored, count(*)::text as worked_out
      from sales where company_id = $1 having max(number) <> count(*)`,
  },
  {
    // Not more came back of a line than was sold.
    table: 'sale_return_lines.qty',
    disagreements: `select r.line_id::text as row_id, sum(r.qty)::text as stored, coalesce(max(l.qty), 0)::text as worked_out
      from sale_return_lines r
      join sale_returns b on b.company_id = r.company_id and b.id = r.return_id
      left join sale_lines l on l.company_id = b.company_id and l.sale_id = b.sale_id and l.id = r.line_id
      where r.company_id = $1 group by r.line_id having sum(r.qty) > coalesce(max(l.qty), 0)`,
  },
  {
    table: 'sale_returns.total',
    disagreements: `select r.id::text as row_id, r.total::text as stored, coalesce(sum(l.total), 0)::text as worked_out
      from sale_returns r left join sale_return_lines l on l.company_id = r.company_id and l.return_id = r.id
      where r.company_id = $1 group by r.company_id, r.id having r.total <> coalesce(sum(l.total), 0)`,
  },
  {
    // A count set right what it says it did, and nothing twice.
    table: 'stock_count_lines.difference',
    disagreements: `select l.count_id || ' ' || l.product_id as row_id, (l.counted - l.expected)::text as stored,
        coalesce(m.qty, 0)::text as worked_out
      from stock_count_lines l
      left join stock_movements m on m.company_id = l.company_id and m.count_id = l.count_id and m.product_id = l.product_id
      where l.company_id = $1 and coalesce(m.qty, 0) <> case when l.state = 'different' then l.counted - l.expected else 0 end`,
  },
  {
    // What was applied is what was counted.
    table: 'stock_count_lines.counted',
    disagreements: `select l.count_id || ' ' || l.product_id as row_id, l.counted::text as stored,
        coalesce(sum(e.qty), 0)::text as worked_out
      from stock_count_lines l
      left join stock_count_entries e on e.company_id = l.company_id and e.count_id = l.count_id
        and e.product_id = l.product_id and e.voided_at is null
      where l.company_id = $1 group by l.count_id, l.product_id, l.counted having l.counted <> coalesce(sum(e.qty), 0)`,
  },
  {
    // What runs low is told by the minimum beside the stock.
    table: 'product_stock.minimum',
    disagreements: `select p.id::text as row_id, s.minimum::text as stored, coalesce(w.minimum::text, 'ninguno') as worked_out
      from products p
      cross join lateral (select case when p.deleted_at is null then p.min_qty end as minimum) w
      left join product_stock s on s.company_id = p.company_id and s.product_id = p.id
      where p.company_id = $1 and s.minimum is distinct from w.minimum`,
  },
  {
    // A purchase comes to what its lines and its foot say.
    table: 'purchases.total',
    disagreements: `select p.id::text as row_id, p.total::text as stored, w.total::text as worked_out
      from purchases p cross join lateral (
        select coalesce(sum(l.total), 0) - least(p.discount, coalesce(sum(l.total), 0))
          + case when p.expenses_on_invoice then p.expenses else 0 end as total
        from purchase_lines l where l.company_id = p.company_id and l.purchase_id = p.id
      ) w
      where p.company_id = $1 and p.total <> w.total`,
  },
  {
    // The supplier is owed what was received, once, and not what was annulled.
    table: 'supplier_movements.purchase',
    disagreements: `select p.id::text as row_id, coalesce(m.amount, 0)::text as stored, w.amount::text as worked_out
      from purchases p
      cross join lateral (select case when p.state = 'received' then p.total else 0 end as amount) w
      left join lateral (
        select sum(m.amount) as amount from supplier_movements m
        where m.company_id = p.company_id and m.purchase_id = p.id and m.kind in ('purchase', 'annulment')
      ) m on true
      where p.company_id = $1 and coalesce(m.amount, 0) <> w.amount`,
  },
  {
    // The stock has what was received, and not what was annulled.
    table: 'purchase_lines.units',
    disagreements: `select l.purchase_id || ' ' || l.product_id as row_id, sum(l.units)::text as stored,
        coalesce(max(m.qty), 0)::text as worked_out
      from purchase_lines l
      join purchases p on p.company_id = l.company_id and p.id = l.purchase_id
      left join lateral (
        select sum(m.qty) as qty from stock_movements m
        where m.company_id = l.company_id and m.purchase_id = l.purchase_id and m.product_id = l.product_id
      ) m on true
      where l.company_id = $1 and l.product_id is not null
      group by l.purchase_id, l.product_id, p.state
      having coalesce(max(m.qty), 0) <> case when p.state = 'received' then sum(l.units) else 0 end`,
  },
  {
    // So does the ledger of materials, line by line.
    table: 'purchase_lines.material',
    disagreements: `select l.purchase_id || ' ' || l.id as row_id, l.units::text as stored,
        coalesce(m.qty, 0)::text as worked_out
      from purchase_lines l
      join purchases p on p.company_id = l.company_id and p.id = l.purchase_id
      left join lateral (
        select sum(m.qty) as qty from material_movements m
        where m.company_id = l.company_id and m.purchase_id = l.purchase_id and m.purchase_line_id = l.id
      ) m on true
      where l.company_id = $1 and l.material_id is not null
        and coalesce(m.qty, 0) <> case when p.state = 'received' then l.units else 0 end`,
  },
  {
    // What was paid is what the tenders were, less what their roundings came to.
    table: 'supplier_payments.amount',
    disagreements: `select p.id::text as row_id, sum(t.amount_main)::text as stored,
        (converted(p.amount, p.currency, p.main, p.main, p.alternative, p.rate, p.inverse) + p.rounding)::text as worked_out
      from supplier_payments p
      left join supplier_payment_tenders t on t.company_id = p.company_id and t.payment_id = p.id
      where p.company_id = $1 group by p.company_id, p.id
      having coalesce(sum(t.amount_main), 0)
        <> converted(p.amount, p.currency, p.main, p.main, p.alternative, p.rate, p.inverse) + p.rounding`,
  },
];
