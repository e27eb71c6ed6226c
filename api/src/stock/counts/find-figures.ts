import type { CallOutput, findCountFigures as FindCountFigures } from '@cuadra/shared/contract';
import { type Grants, isGranted, toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { countLines } from './count-lines.ts';
import { type CountRow, findCount } from './count-row.ts';

interface FiguresRow {
  products: number;
  different: number;
  moved: number;
  withdrawn: number;
  uncosted: number;
  money: { currency: string; missing: string; surplus: string }[];
}

/** What a count comes to. Only what is set right has its cost in the money. @throws ApiError 404 */
export async function findFigures(
  trx: CompanyTransaction,
  grants: Grants,
  countId: string,
): Promise<CallOutput<typeof FindCountFigures>> {
  const count = await findCount(trx, countId);
  const { rows } = await sql<FiguresRow>`
    with line as materialized (
      select l.state, l.cost_currency, l.cost, (l.counted - l.expected) * l.cost as amount
      from (${countLines(trx, count)}) l
    ), money as (
      select cost_currency as currency, coalesce(sum(-amount) filter (where amount < 0), 0)::text as missing,
        coalesce(sum(amount) filter (where amount > 0), 0)::text as surplus
      from line where state = 'different' and cost is not null group by cost_currency
    )
    select count(*)::int as products, (count(*) filter (where state = 'different'))::int as different,
      (count(*) filter (where state = 'moved'))::int as moved,
      (count(*) filter (where state = 'withdrawn'))::int as withdrawn,
      (count(*) filter (where state = 'different' and cost is null))::int as uncosted,
      (select coalesce(json_agg(m order by m.currency), '[]') from money m) as money
    from line`.execute(trx);
  const { money, uncosted, ...figures } = rows[0] ?? NONE;
  const seesCosts = isGranted(grants, ['products', 'modify_cost']);
  return {
    ...figures,
    revision: count.revision,
    uncounted: await countUncounted(trx, count),
    money: seesCosts
      ? money.map(({ currency, missing, surplus }) => ({
          ...{ currency, missing: toMoney(missing), surplus: toMoney(surplus) },
        }))
      : null,
    uncosted: seesCosts ? uncosted : null,
  };
}

const NONE: FiguresRow = { products: 0, different: 0, moved: 0, withdrawn: 0, uncosted: 0, money: [] };

/** Products of an open count that there should be some of and that nobody has counted. */
async function countUncounted(trx: CompanyTransaction, count: CountRow): Promise<number | null> {
  if (count.scope === 'list' || count.state !== 'open') return null;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p
    join product_stock q on q.company_id = p.company_id and q.product_id = p.id and q.qty <> 0
    where p.company_id = ${trx.companyId} and p.deleted_at is null
      ${count.scope === 'category' ? sql`and p.category_id = ${count.category_id}::uuid` : sql``}
      and not exists (
        select from stock_count_entries e
        where e.company_id = p.company_id and e.count_id = ${count.id} and e.product_id = p.id and e.voided_at is null
      )`.execute(trx);
  return rows[0]?.count ?? 0;
}
