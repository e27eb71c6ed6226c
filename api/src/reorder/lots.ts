import {
  type CallAnswer,
  Day,
  type ExpiringLot,
  Id,
  type listExpiringLots as ListExpiringLots,
  type listProductLots as ListProductLots,
} from '@cuadra/shared/contract';
import { addDays, companyDay, daysBetween, lotsLeft, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { findProduct } from '../catalogue/find-product.ts';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { orNotFound } from '../errors/api-error.ts';

interface LotRow {
  lot: string | null;
  expires_on: string | null;
  units: string;
}

/** What came in of a company's products under a lot or with a day on which it expires, by a purchase or a batch, and was not annulled. */
const lotsOf = (companyId: string) => sql`(
  select l.product_id, l.lot, l.expires_on, l.units
  from purchase_lines l join purchases p on p.company_id = l.company_id and p.id = l.purchase_id and p.state = 'received'
  where l.company_id = ${companyId} and l.product_id is not null and (l.expires_on is not null or l.lot is not null)
  union all
  select b.product_id, b.lot, b.expires_on, b.qty from productions b
  where b.company_id = ${companyId} and b.product_id is not null and b.annulled_at is null
    and (b.expires_on is not null or b.lot is not null)
) l`;

/** The lots of a product of which something is left (see `lotsLeft`). @throws ApiError 404 */
export async function listProductLots(
  trx: CompanyTransaction,
  productId: string,
): Promise<CallAnswer<typeof ListProductLots>> {
  const { qty } = orNotFound(await findProduct(trx, productId));
  const { rows } = await sql<LotRow>`
    select l.lot, l.expires_on, sum(l.units) as units from ${lotsOf(trx.companyId)}
    where l.product_id = ${productId}
    group by l.lot, l.expires_on order by l.expires_on, l.lot`.execute(trx);
  const today = companyDay(currentTime());
  const items = lotsLeft(qty, rows)
    .filter(({ left }) => left !== '0')
    .map(({ lot, expires_on, units, left }) => ({
      ...{ lot, expires_on, units: toQuantity(units), left },
      days_left: expires_on === null ? null : daysBetween(today, expires_on),
    }));
  return { items };
}

interface ExpiringRow extends LotRow {
  expires_on: string;
  left: string;
  id: string;
  name: string;
  code: string | null;
}

/** What is left of lots that expire within so many days, the first first; as `lotsLeft` says of each product. */
export async function listExpiringLots(
  trx: CompanyTransaction,
  query: z.output<typeof ListExpiringLots.query>,
): Promise<{ items: ExpiringLot[]; next: string | null }> {
  const after = readCursor(query.cursor, z.tuple([Day, TextKey, Id, TextKey]));
  const today = companyDay(currentTime());
  const until = addDays(today, query.days);
  const { companyId } = trx;
  const { rows } = await sql<ExpiringRow>`
    with soon as materialized (
      select distinct l.product_id from ${lotsOf(companyId)} where l.expires_on <= ${until}::date
    ), lots as (
      select l.product_id, l.lot, l.expires_on, sum(l.units) as units from ${lotsOf(companyId)}
      where l.product_id in (
        select s.product_id from soon s
        join product_stock q on q.company_id = ${companyId} and q.product_id = s.product_id and q.qty > 0
      )
      group by l.product_id, l.lot, l.expires_on
    ), behind as (
      select *, coalesce(sum(units) over (partition by product_id order by expires_on desc, lot desc
        rows between unbounded preceding and 1 preceding), 0) as later from lots
    )
    select b.lot, b.expires_on, b.units, least(b.units, q.qty - b.later) as left, n.id, n.name, n.code
    from behind b
    join product_stock q on q.company_id = ${companyId} and q.product_id = b.product_id
    join products n on n.company_id = ${companyId} and n.id = b.product_id and n.deleted_at is null
    where q.qty > b.later and b.expires_on <= ${until}::date
      ${after ? sql`and (b.expires_on, n.name, n.id, coalesce(b.lot, '')) > (${after[0]}::date, ${after[1]}::text collate spanish, ${after[2]}::uuid, ${after[3]}::text)` : sql``}
    order by b.expires_on, n.name, n.id, coalesce(b.lot, '') limit ${query.limit + 1}`.execute(trx);
  return toPage(
    rows,
    query.limit,
    (row) => [row.expires_on, row.name, row.id, row.lot ?? ''],
    ({ id, name, code, lot, expires_on, units, left }) => ({
      product: { id, name, code },
      ...{ lot, expires_on, units: toQuantity(units), left: toQuantity(left) },
      days_left: daysBetween(today, expires_on),
    }),
  );
}
