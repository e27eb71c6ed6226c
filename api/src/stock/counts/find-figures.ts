import type { CallOutput, findCountFigures as FindCountFigures } from '@cuadra/shared/contract';
import { type Grants, isGranted, toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { countLines } from './count-lines.ts';
import { type CountRow, findCount } from './count-row.ts';
import { uncountedProducts } from './uncounted.ts';

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
  const uncounted = await findUncounted(trx, count);
  const seesCosts = isGranted(grants, ['products', 'modify_cost']);
  return {
    ...figures,
    revision: count.revision,
    uncounted: uncounted.uncounted,
    uncounted_money: seesCosts && uncounted.uncounted !== null ? uncounted.money : null,
    money: seesCosts
      ? money.map(({ currency, missing, surplus }) => ({
          ...{ currency, missing: toMoney(missing), surplus: toMoney(surplus) },
        }))
      : null,
    uncosted: seesCosts ? uncosted : null,
  };
}

const NONE: FiguresRow = { products: 0, different: 0, moved: 0, withdrawn: 0, uncosted: 0, money: [] };

/** How many products nobody has counted, and what there should be of them at cost; null where that is no question. */
async function findUncounted(trx: CompanyTransaction, count: CountRow): Promise<UncountedFigures> {
  if (count.scope === 'list' || count.state !== 'open') return { uncounted: null, money: [] };
  const { rows } = await sql<{ count: number; currency: string; amount: string | null }>`
    select count(*)::int as count, u.cost_currency as currency, sum(u.qty * u.cost)::text as amount
    from (${uncountedProducts(trx, count)}) u group by u.cost_currency order by u.cost_currency`.execute(trx);
  return {
    uncounted: rows.reduce((sum, row) => sum + row.count, 0),
    money: rows.flatMap(({ currency, amount }) =>
      amount === null ? [] : [{ currency, amount: toMoney(amount) }],
    ),
  };
}

interface UncountedFigures {
  uncounted: number | null;
  money: { currency: string; amount: string }[];
}
