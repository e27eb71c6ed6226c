import pg from 'pg';
import type { Shop } from '../sales/shop.ts';
import { fillPurchases } from './fill-purchases.ts';

export interface Size {
  products: number;
  sales: number;
}

/**
 * Fills a shop to a size by SQL, as the owner of the tables: sales of two lines and one payment, and purchases, spread evenly over the
 * last year, written as the API would have written them. Through the API a million would take most of an hour.
 */
export async function fillShop(ownerUrl: string, shop: Shop, { products, sales }: Size): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // The checks of foreign keys, row by row: all keys come from the same series.
    await client.query("set session_replication_role = 'replica'");
    await client.query(PRODUCTS, [shop.companyId, products - shop.products.length]);
    await client.query(STOCK, [shop.companyId]);
    await client.query(MOVEMENTS, [shop.companyId, shop.userId]);
    await client.query(
      'create temporary table numbered_products as select row_number() over (order by id) as n, id, name, cost from products where company_id = $1',
      [shop.companyId],
    );
    await client.query('create unique index on numbered_products (n); ');
    await client.query('analyze numbered_products');
    await client.query(SALES, [shop.companyId, shop.userId, shop.rate.rate_id, shop.rate.rate, sales]);
    await client.query(LINES, [shop.companyId, shop.rate.rate]);
    await client.query(TENDERS, [shop.companyId, shop.methods.main]);
    await client.query("update counters set last = $2 where company_id = $1 and name = 'sales'", [
      shop.companyId,
      sales,
    ]);
    await fillPurchases(client, shop, sales);
    // Without statistics the planner takes these tables for nearly empty, and the joins below never end.
    await client.query('analyze');
    await client.query('select rebuild_daily_figures($1)', [shop.companyId]);
    // As they lie where one day came after the other; worked out at once, those of a month are all over the table.
    await client.query('cluster daily_products using daily_products_pkey');
    await client.query('drop table numbered_products');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Names as a shop has them: what, brand, size, and a number that makes each its own. */
const PRODUCTS = `
  insert into products (company_id, name, code, barcodes, cost, utility, cost_currency, price_currency)
  select $1::uuid,
    (array['Harina de maíz','Arroz blanco','Café molido','Azúcar','Aceite de soya','Leche en polvo','Pasta larga','Jabón de baño',
      'Detergente','Refresco','Galletas','Atún en aceite','Mayonesa','Salsa de tomate','Papel higiénico','Champú'])[1 + i % 16]
    || ' ' || (array['Río Claro','La Montaña','Don Pedro','Santa Rosa','El Llano','Caribe','Ávila','Orinoco','Roraima'])[1 + i / 16 % 9]
    || ' ' || (array['100 g','250 g','500 g','1 kg','2 kg','355 ml','1 L','2 L'])[1 + i / 144 % 8] || ' ' || i,
    'P' || lpad(i::text, 6, '0'), array[(7590100000000 + i)::text], 1 + i % 900 / 10.0, 30, 'USD', 'USD'
  from generate_series(1, $2::int) i`;

const STOCK = `
  insert into product_stock (company_id, product_id, qty)
  select company_id, id, 1000000 from products where company_id = $1
  on conflict (company_id, product_id) do nothing`;

/** What there was of each a year ago: by how long it is known its pace is told. */
const MOVEMENTS = `
  insert into stock_movements (company_id, product_id, kind, qty, user_id, created_at)
  select company_id, product_id, 'initial', qty, $2::uuid, now() - interval '1 year' from product_stock where company_id = $1`;

const SALES = `
  insert into sales (company_id, id, number, type, seller_id, seller_name, main, alternative, rate, rate_id, rate_origin,
    total, total_alternative, balance_currency, request_hash, created_at)
  select $1::uuid, uuidv7(), i, 'normal', $2::uuid, 'Banco de pruebas', 'VES', 'USD', $4::numeric, $3::uuid, 'manual',
    round(4 * $4::numeric, 2), 4, 'USD', ''::bytea, now() - interval '1 year' * (($5::int - i)::numeric / $5::int)
  from generate_series(1, $5::int) i`;

/** Of any sale, two products that differ from sale to sale. */
const LINES = `
  insert into sale_lines (company_id, sale_id, position, product_id, name, qty, unit_price, currency, total,
    total_alternative, cost, cost_currency)
  select s.company_id, s.id, k, a.id, a.name, 1, 2, 'USD', round(2 * $2::numeric, 2), 2, a.cost, 'USD'
  from sales s cross join generate_series(1, 2) k
    join numbered_products a on a.n = 1 + (s.number * 7919 + k * 104729) % (select count(*) from numbered_products)
  where s.company_id = $1`;

const TENDERS = `
  insert into sale_tenders (company_id, sale_id, kind, position, payment_method_id, name, amount, currency, amount_main)
  select company_id, id, 'payment', 0, $2::uuid, 'Efectivo', total, 'VES', total from sales where company_id = $1`;
