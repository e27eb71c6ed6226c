/**
 * A total that is stored beside its ledger (docs/architecture.md#what-holds-everywhere). Its row is that of `keys` within a company;
 * the ledger gives, for each row that it speaks of, what `value` should be.
 */
export interface StoredTotal {
  table: string;
  keys: readonly string[];
  value: string;
  /** Rows `(company_id, …keys, value)`. */
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
    ledger: 'select company_id, product_id, sum(qty) as value from stock_movements group by 1, 2',
    isWhole: true,
  },
  {
    table: 'materials',
    keys: ['id'],
    value: 'qty',
    ledger: 'select company_id, material_id as id, sum(qty) as value from material_movements group by 1, 2',
    // What a material is called no ledger knows.
    isWhole: false,
  },
  {
    table: 'client_balances',
    keys: ['client_id', 'currency'],
    value: 'amount',
    ledger:
      'select company_id, client_id, currency, sum(amount) as value from client_movements group by 1, 2, 3',
    isWhole: true,
  },
  {
    table: 'counters',
    keys: ['name'],
    value: 'last',
    only: "name in ('sales', 'productions')",
    ledger: `select company_id, 'sales' as name, max(number) as value from sales group by 1
      union all select company_id, 'productions', max(number) from productions group by 1`,
    isWhole: true,
  },
  {
    table: 'product_stock',
    keys: ['product_id'],
    value: 'reserved',
    ledger: 'select company_id, product_id, sum(qty) as value from stock_reservations group by 1, 2',
    isWhole: true,
  },
  {
    table: 'counters',
    keys: ['name'],
    value: 'last',
    only: "name = 'store_orders'",
    ledger: "select company_id, 'store_orders' as name, max(number) as value from store_orders group by 1",
    isWhole: true,
  },
  {
    table: 'subscriptions',
    keys: [],
    value: 'movements',
    ledger: 'select company_id, max(number) as value from subscription_movements group by 1',
    isWhole: false,
  },
  {
    table: 'subscriptions',
    keys: [],
    value: 'balance',
    ledger: 'select company_id, sum(amount) as value from subscription_movements group by 1',
    isWhole: false,
    // Until when it lasts follows from it.
    after: 'select settle_subscription($1, true)',
  },
];

/** Something that two writings of one fact must agree on, and that nothing may change: what was sold stays as it was. */
export interface Agreement {
  /** What the row is. */
  table: string;
  /** Rows `(company_id, row_id, stored, worked_out)` that do not agree. */
  disagreements: string;
}

export const AGREEMENTS: readonly Agreement[] = [
  {
    table: 'sales.total',
    disagreements: `select s.company_id, s.id::text as row_id, s.total::text as stored, coalesce(sum(l.total), 0)::text as worked_out
      from sales s left join sale_lines l on l.company_id = s.company_id and l.sale_id = s.id
      group by s.company_id, s.id having s.total <> coalesce(sum(l.total), 0)`,
  },
  {
    table: 'sales.total_alternative',
    disagreements: `select s.company_id, s.id::text as row_id, s.total_alternative::text as stored,
        coalesce(sum(l.total_alternative), 0)::text as worked_out
      from sales s left join sale_lines l on l.company_id = s.company_id and l.sale_id = s.id
      group by s.company_id, s.id having s.total_alternative <> coalesce(sum(l.total_alternative), 0)`,
  },
  {
    // As many sales as the last one's number: no gap, no repeat.
    table: 'sales.number',
    disagreements: `select company_id, 'count' as row_id, max(number)::text as stored, count(*)::text as worked_out
      from sales group by company_id having max(number) <> count(*)`,
  },
  {
    // Not more came back of a line than was sold.
    table: 'sale_return_lines.qty',
    disagreements: `select r.company_id, r.line_id::text as row_id, sum(r.qty)::text as stored, coalesce(max(l.qty), 0)::text as worked_out
      from sale_return_lines r
      join sale_returns b on b.company_id = r.company_id and b.id = r.return_id
      left join sale_lines l on l.company_id = b.company_id and l.sale_id = b.sale_id and l.id = r.line_id
      group by r.company_id, r.line_id having sum(r.qty) > coalesce(max(l.qty), 0)`,
  },
  {
    table: 'sale_returns.total',
    disagreements: `select r.company_id, r.id::text as row_id, r.total::text as stored, coalesce(sum(l.total), 0)::text as worked_out
      from sale_returns r left join sale_return_lines l on l.company_id = r.company_id and l.return_id = r.id
      group by r.company_id, r.id having r.total <> coalesce(sum(l.total), 0)`,
  },
];
