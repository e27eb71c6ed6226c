import type pg from 'pg';
import type { Shop } from '../sales/shop.ts';

/** A purchase for so many sales. */
const SALES_A_PURCHASE = 50;

/**
 * What the shop bought, received over the last year: purchases of ten lines from a hundred suppliers. A third of the products has
 * a minimum, a tenth expires; of these, and of some others, little is left. Needs `numbered_products`, of `fillShop`.
 */
export async function fillPurchases(
  client: pg.Client,
  { companyId, userId, rate }: Shop,
  sales: number,
): Promise<void> {
  const purchases = Math.ceil(sales / SALES_A_PURCHASE);
  // Or the planner takes them for nearly empty.
  await client.query('analyze products, product_stock');
  await client.query(MINIMUMS, [companyId]);
  await client.query(LITTLE_LEFT, [companyId]);
  await client.query(BESIDE_STOCK, [companyId]);
  await client.query(SUPPLIERS, [companyId]);
  await client.query(PURCHASES, [companyId, userId, rate.rate_id, rate.rate, purchases]);
  await client.query('analyze purchases');
  await client.query(LINES, [companyId]);
  await client.query("insert into counters (company_id, name, last) values ($1, 'purchases', $2)", [
    companyId,
    purchases,
  ]);
}

const MINIMUMS = `
  update products p set min_qty = case when n.n % 3 = 0 then 10 end, has_lots = n.n % 10 = 0
  from numbered_products n where p.company_id = $1::uuid and p.id = n.id and (n.n % 3 = 0 or n.n % 10 = 0)`;

/** As much as came in last of what expires, and of every fortieth product less than its minimum. */
const LITTLE_LEFT = `
  update product_stock s set qty = case when n.n % 10 = 0 then 15 else 3 end
  from numbered_products n
  where s.company_id = $1::uuid and s.product_id = n.id and (n.n % 10 = 0 or n.n % 40 = 3)`;

/** As the trigger would, which rests while a shop is filled. */
const BESIDE_STOCK = `
  update product_stock s set minimum = p.min_qty from products p
  where s.company_id = $1::uuid and p.company_id = s.company_id and p.id = s.product_id and p.min_qty is not null`;

const SUPPLIERS = `
  insert into suppliers (company_id, id, name, note, request_hash)
  select $1::uuid, uuidv7(), 'Proveedor ' || i, '', ''::bytea from generate_series(1, 100) i`;

const PURCHASES = `
  insert into purchases (company_id, id, number, state, supplier_id, invoice_number, currency, main, alternative, rate, rate_id,
    discount, expenses, expenses_on_invoice, subtotal, total, line_count, has_costs, note, request_hash, created_at, created_by,
    received_at, received_by)
  select $1::uuid, uuidv7(), i, 'received', s.ids[1 + i % 100], 'F-' || i, 'USD', 'VES', 'USD', $4::numeric, $3::uuid,
    0, 0, false, 200, 200, 10, true, '', ''::bytea, at, $2::uuid, at, $2::uuid
  from generate_series(1, $5::int) i
    cross join lateral (select now() - interval '1 year' * (($5::int - i)::numeric / $5::int) as at) t
    cross join (select array_agg(id) as ids from suppliers where company_id = $1::uuid) s`;

/** Ten products that differ from purchase to purchase; what expires does so within a year. */
const LINES = `
  insert into purchase_lines (company_id, purchase_id, id, position, product_id, qty, units, unit_cost, discount, total,
    discount_share, expenses_share, landed_unit_cost, lot, expires_on)
  select p.company_id, p.id, uuidv7(), k - 1, a.id, 10, 10, 2, 0, 20, 0, 0, 2,
    case when a.n % 10 = 0 then 'L' || p.number end,
    case when a.n % 10 = 0 then company_day(p.created_at) + (30 + (a.n + p.number) % 330)::int end
  from purchases p cross join generate_series(1, 10) k
    join numbered_products a on a.n = 1 + (p.number * 7919 + k * 104729) % (select count(*) from numbered_products)
  where p.company_id = $1::uuid`;
