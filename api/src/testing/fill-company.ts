import { fillCashSessionTables } from './cash-session.ts';
import { fillAccountTables } from './client-accounts.ts';
import { addModules } from './company.ts';
import { fillDeviceTables } from './device.ts';
import { addPeriod } from './period.ts';
import { fillPurchaseTables } from './purchase.ts';
import { addClient, addProduct, openShop, sell, type TestShop } from './shop.ts';
import type { TestApi } from './start-api.ts';
import { dayAtTheStore } from './store.ts';
import { recharge } from './subscription.ts';
import { fillProductionTables } from './workshop.ts';

/** A shop with a row in every table that has a company. */
export async function fillCompany(api: TestApi): Promise<TestShop> {
  const shop = await openShop(api);
  const query = (text: string) => api.database.query(text, [shop.id]);
  const product = await addProduct(api, shop, { barcodes: ['7591001'] });
  const client = await addClient(api, shop);
  await sell(api, shop, [product], { type: 'credit', client_id: client, payments: [] });
  await fillAccountTables(api, shop, client);
  const { id } = await sell(api, shop, [product]);
  await fillDeviceTables(api, shop, id);
  await query('update products set price = price + 1 where company_id = $1');
  await query('update products set price = price - 1 where company_id = $1');
  await query(
    `insert into withdrawn_exchange_rates (company_id, id, source, target, rate, origin, effective_at, created_at, user_id)
     select company_id, uuidv7(), source, target, rate, origin, effective_at, created_at, uuidv7()
     from exchange_rates where company_id = $1`,
  );
  await fillCashSessionTables(api, shop, product);
  await addModules(api, shop, 'formulas');
  await fillProductionTables(api, shop, 'De todo');
  await dayAtTheStore(api, shop, product);
  await query("insert into categories (company_id, name) values ($1, 'Víveres')");
  await query(
    "insert into product_changes (company_id, id, change, user_id, request_hash) values ($1, uuidv7(), '{}', uuidv7(), '')",
  );
  await query(
    `insert into product_change_lines (company_id, change_id, product_id, before, after)
     select c.company_id, c.id, p.id, '{}', '{}' from product_changes c join products p using (company_id)
     where c.company_id = $1`,
  );
  await query(
    `insert into product_pictures (company_id, product_id, hash, type, large, small)
     select company_id, id, md5(id::text), 'image/webp', '\\x00', '\\x00' from products where company_id = $1`,
  );
  await query(
    `insert into stock_counts (company_id, id, name, scope, opened_by, request_hash)
     values ($1, uuidv7(), 'Estante 1', 'list', uuidv7(), '')`,
  );
  await query(
    `insert into stock_count_entries (company_id, count_id, id, product_id, qty, user_id, counted_at)
     select c.company_id, c.id, uuidv7(), p.id, 1, c.opened_by, now()
     from stock_counts c join products p using (company_id) where c.company_id = $1`,
  );
  await query(
    `insert into stock_count_lines (company_id, count_id, product_id, counted, expected, entries, state, cost_currency)
     select c.company_id, c.id, p.id, 1, 1, 1, 'same', 'USD'
     from stock_counts c join products p using (company_id) where c.company_id = $1`,
  );
  await fillPurchaseTables(api, shop, product, 'De todo');
  await query("insert into roles (company_id, name) values ($1, 'Almacén')");
  await query(
    "insert into role_permissions select company_id, id, 'sales', '1' from roles where company_id = $1",
  );
  await query(
    "insert into mailed_codes select company_id, id, '\\x00', 0, now(), now() from users where company_id = $1",
  );
  await query(
    "insert into inspector_visits (company_id, inspector_id, inspector_name) values ($1, uuidv7(), 'Soporte')",
  );
  await query("select set_release_hold($1, '{1}', '08:00', '18:00')");
  await query(
    "insert into release_previews (company_id, user_id, name, until) select company_id, id, 'mf_pos', now() + interval '1 day' from users where company_id = $1",
  );
  await query("select count_remote_load($1, 'mf_pos', '1.0.0', 'ready', null, 5)");
  await query(
    "insert into release_loads (company_id, name, version, session) values ($1, 'mf_pos', '1.0.0', '\\x00')",
  );
  await addPeriod(api, shop);
  await recharge(api, shop);
  return shop;
}
