import { newId } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { MatchedRow } from './match-products.ts';
import type { NameIds } from './name-ids.ts';

/** The ids of what rows name. */
export interface Naming {
  categoryId: NameIds;
  measureId: NameIds;
}

/** Small enough for one turn of the event loop, large enough that the round trips do not count. */
const ROWS_A_STATEMENT = 2_000;

/** Rows as `pricedRows` reads them, so many at a time; a new product gets its id here. */
export function* partsOf(
  matched: readonly MatchedRow[],
  { categoryId, measureId }: Naming,
): Generator<string> {
  for (let start = 0; start < matched.length; start += ROWS_A_STATEMENT) {
    const part = matched.slice(start, start + ROWS_A_STATEMENT).map(({ row, productId }) => ({
      ...row,
      id: productId ?? newId(),
      is_new: productId === undefined,
      category_id: categoryId(row.category),
      measure_id: measureId(row.measure),
    }));
    yield JSON.stringify(part);
  }
}

/**
 * The products as a part of a file makes them, in a `with` whose `priced` whoever writes or compares goes on from. A price
 * of the file is charged as it stands (`is_fixed_price`), unless it is just what cost and utility come to. A cost that the
 * file does not tell stays what it was, and of a new product it is unknown. Barcodes are only added.
 *
 * @param part one of `partsOf`
 * @param currency of a price whose row names none
 */
export function pricedRows(companyId: string, part: string, currency: string): RawBuilder<unknown> {
  return sql`
    with file as materialized (
      select * from json_to_recordset(${part}::json) as f(id uuid, is_new boolean, name text, code text,
        barcodes text[], category_id uuid, measure_id uuid, qty numeric, min_qty numeric, cost numeric, utility numeric,
        price numeric, currency text, favourite boolean)
    ), merged as materialized (
      select f.id, f.is_new, f.qty, f.price as new_price, f.name, coalesce(f.code, p.code) as code,
        coalesce(p.barcodes, '{}') as barcodes,
        array(select b from unnest(f.barcodes) with ordinality as b(b, position)
          where b <> all (coalesce(p.barcodes, '{}')) order by position) as added,
        coalesce(f.category_id, p.category_id) as category_id, coalesce(f.measure_id, p.measure_id) as measure_id,
        coalesce(f.min_qty, p.min_qty) as min_qty,
        coalesce(f.cost, p.cost) as cost,
        coalesce(f.utility, p.utility) as utility, coalesce(f.price, p.price) as price, p.is_fixed_price,
        coalesce(case when f.cost is not null then f.currency end, p.cost_currency, f.currency, ${currency})
          as cost_currency,
        coalesce(case when f.price is not null then f.currency end, p.price_currency, f.currency, ${currency})
          as price_currency,
        coalesce(f.favourite, p.favourite, false) as favourite
      from file f left join products p on p.company_id = ${companyId} and p.id = f.id
    ), priced as materialized (
      select m.id, m.is_new, m.qty, m.name, m.code, m.barcodes || m.added as barcodes, m.added, m.category_id,
        m.measure_id, m.min_qty, m.cost, m.utility, m.price, m.cost_currency, m.price_currency, m.favourite,
        case when m.new_price is null then coalesce(m.is_fixed_price, false)
          else m.cost_currency <> m.price_currency
            or round(m.cost * (1 + m.utility / 100), 2) is distinct from m.price end as is_fixed_price
      from merged m
    )`;
}

/** Whether a product `p` would come out of `priced n` another way than it is. */
export const DIFFERS = sql<boolean>`(p.name, p.code, p.barcodes, p.category_id, p.measure_id, p.min_qty, p.cost, p.utility,
    p.price, p.is_fixed_price, p.cost_currency, p.price_currency, p.favourite)
  is distinct from (n.name, n.code, n.barcodes, n.category_id, n.measure_id, n.min_qty, n.cost, n.utility, n.price,
    n.is_fixed_price, n.cost_currency, n.price_currency, n.favourite)`;
