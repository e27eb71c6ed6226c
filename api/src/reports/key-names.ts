import { type RawBuilder, sql } from 'kysely';

/** What a breakdown may be by, and the name that row `p` of it has: an id is only shown by its name. */
export const KEY_NAMES = {
  // A seller who left has the name of their last sale.
  seller: sql`coalesce(
    (select u.name from users u where u.company_id = current_company() and u.id = p.key::uuid),
    (select s.seller_name from sales s where s.company_id = current_company() and s.seller_id = p.key::uuid
      order by s.created_at desc limit 1))`,
  product: sql`(select n.name from products n where n.company_id = current_company() and n.id = p.key::uuid)`,
  category: sql`(select n.name from categories n
    where n.company_id = current_company() and n.id = nullif(p.key, '')::uuid)`,
  client: sql`(select n.name from clients n where n.company_id = current_company() and n.id = p.key)`,
  method: sql`(select n.name from payment_methods n where n.company_id = current_company() and n.id = p.key::uuid)`,
  none: sql`null::text`,
} as const satisfies Record<string, RawBuilder<unknown>>;
