import type { SalesFigures, SalesItem } from '@cuadra/shared/contract';
import { type DayRange, exact, periodsOf, toMoney, toQuantity } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { PRODUCT_SUMS, planProductFigures } from '../figures/product-figures.ts';
import { KEY_NAMES } from './key-names.ts';
import { type KeyedRow, keyOf, type PageWish, pageByTotal, refuseCursor } from './page.ts';
import { periodKey, type Scope, within } from './scope.ts';

/** Net sales with what they cost, in both currencies. */
export interface CostedRow {
  total: string;
  total_alternative: string;
  cost: string;
  cost_alternative: string;
  uncosted: string;
  uncosted_alternative: string;
}

interface FiguresRow extends CostedRow {
  tickets: number;
  annulments: number;
  returns: number;
  sold: string;
  sold_alternative: string;
  undone: string;
  undone_alternative: string;
}

/** The sales of a range. */
export async function readSalesFigures(
  trx: CompanyTransaction,
  scope: Scope,
  range: DayRange,
): Promise<SalesFigures> {
  const { rows } = await sql<FiguresRow>`
    select coalesce(sum(tickets), 0)::int as tickets, coalesce(sum(annulments), 0)::int as annulments,
      coalesce(sum(returns), 0)::int as returns, coalesce(sum(sold), 0) as sold,
      coalesce(sum(sold_alternative), 0) as sold_alternative, coalesce(sum(undone), 0) as undone,
      coalesce(sum(undone_alternative), 0) as undone_alternative, ${sumsOf(sql`sold - undone`, sql`sold_alternative - undone_alternative`)}
    from daily_sales where ${within(scope, range)}`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error('a sum is always one row');
  return {
    ...{ tickets: row.tickets, annulments: row.annulments, returns: row.returns },
    ...{ sold: toMoney(row.sold), sold_alternative: toMoney(row.sold_alternative) },
    ...{ undone: toMoney(row.undone), undone_alternative: toMoney(row.undone_alternative) },
    ...{ total: toMoney(row.total), total_alternative: toMoney(row.total_alternative) },
    ...seenCosts(row, scope.seesCosts),
  };
}

/** Sums of what a row of any of the tables of sales has; `total` and `total_alternative` of where they are kept so. */
function sumsOf(
  total: RawBuilder<unknown> = sql`total`,
  alternative: RawBuilder<unknown> = sql`total_alternative`,
): RawBuilder<unknown> {
  return sql`coalesce(sum(${total}), 0) as total, coalesce(sum(${alternative}), 0) as total_alternative,
    coalesce(sum(cost), 0) as cost, coalesce(sum(cost_alternative), 0) as cost_alternative,
    coalesce(sum(uncosted), 0) as uncosted, coalesce(sum(uncosted_alternative), 0) as uncosted_alternative`;
}

/** Cost and profit of what has a known cost, and how much was sold of the rest, for who may see them. */
export function seenCosts(row: CostedRow, sees: boolean) {
  if (!sees) return NO_COSTS;
  return {
    cost: toMoney(row.cost),
    cost_alternative: toMoney(row.cost_alternative),
    profit: toMoney(exact(row.total).minus(row.uncosted).minus(row.cost)),
    profit_alternative: toMoney(
      exact(row.total_alternative).minus(row.uncosted_alternative).minus(row.cost_alternative),
    ),
    uncosted: toMoney(row.uncosted),
    uncosted_alternative: toMoney(row.uncosted_alternative),
  };
}

/** What costs say where nobody may see them, or nothing has any. */
export const NO_COSTS = {
  ...{ cost: null, cost_alternative: null, profit: null, profit_alternative: null },
  ...{ uncosted: null, uncosted_alternative: null },
};

type SalesRow = KeyedRow & CostedRow & { tickets: number | null; qty: string | null };
export type SalesBy = 'seller' | 'product' | 'category' | 'client';

/** A page of what the sales of a range are of, the greatest first. */
export async function breakSalesDown(
  trx: CompanyTransaction,
  scope: Scope,
  by: SalesBy,
  page: PageWish,
): Promise<{ items: SalesItem[]; next: string | null }> {
  return await pageByTotal<SalesRow, SalesItem>(
    trx,
    { ...(await sourceOf(trx, scope, by)), name: KEY_NAMES[by], page },
    (row) => toItem(row, scope),
  );
}

type Source = Pick<Parameters<typeof pageByTotal>[1], 'source' | 'more'>;

async function sourceOf(trx: CompanyTransaction, scope: Scope, by: SalesBy): Promise<Source> {
  const { range } = scope;
  const here = within(scope, range);
  const ofSales = sumsOf(sql`sold - undone`, sql`sold_alternative - undone_alternative`);
  switch (by) {
    case 'seller':
      return {
        source: sql`select seller_id::text as key, sum(tickets)::int as tickets, null as qty, ${ofSales}
        from daily_sales where ${here} group by seller_id`,
      };
    case 'product': {
      const figures = await planProductFigures(trx, range);
      return {
        source: sql`select product_id::text as key, total from (${figures.sums(['total'], scope)}) f`,
        more: (keys) => sql`
          select product_id::text as key, null::int as tickets, qty, total_alternative, cost, cost_alternative, uncosted,
            uncosted_alternative
          from (${figures.sums(PRODUCT_SUMS, scope, sql`${keys}::uuid[]`)}) f`,
      };
    }
    case 'category': {
      // As the products are sorted today: a sale does not keep the category.
      const figures = await planProductFigures(trx, range);
      return {
        source: sql`
          select coalesce(category_id::text, '') as key, null::int as tickets, null as qty, ${sumsOf()}
          from (${figures.rows(PRODUCT_SUMS, scope)}) d
          left join (select id as product_id, category_id from products where company_id = ${scope.companyId}) c
            using (product_id) group by category_id having sum(days) <> 0`,
      };
    }
    case 'client':
      // What is of no client is what the clients leave of the whole. Who lost their only sale to another has none.
      return {
        source: sql`select key, sum(tickets)::int as tickets, null as qty, ${sumsOf()} from (
        select client_id as key, tickets, total, total_alternative, cost, cost_alternative, uncosted,
          uncosted_alternative from daily_clients where ${here}
        union all
        select '', -tickets, -total, -total_alternative, -cost, -cost_alternative, -uncosted, -uncosted_alternative
          from daily_clients where ${here}
        union all
        select '', tickets, sold - undone, sold_alternative - undone_alternative, cost, cost_alternative, uncosted,
          uncosted_alternative from daily_sales where ${here}
      ) d group by key having sum(tickets) <> 0 or sum(total) <> 0 or sum(total_alternative) <> 0`,
      };
  }
}

/** Every period of the range, also where nothing was sold. */
export async function salesByPeriod(
  trx: CompanyTransaction,
  scope: Scope,
  page: PageWish = { limit: 0 },
): Promise<{ items: SalesItem[]; next: null }> {
  refuseCursor(page);
  const { rows } = await sql<SalesRow>`
    select ${periodKey(scope.group)} as key, sum(tickets)::int as tickets, null as qty,
      ${sumsOf(sql`sold - undone`, sql`sold_alternative - undone_alternative`)}
    from daily_sales where ${within(scope, scope.range)} group by 1`.execute(trx);
  const found = new Map(rows.map((row) => [row.key, row]));
  const items = periodsOf(scope.range, scope.group).map((key) =>
    toItem({ ...(found.get(key) ?? NOTHING), key, name: null }, scope),
  );
  return { items, next: null };
}

const NOTHING = {
  ...{ tickets: 0, qty: null, total: '0', total_alternative: '0' },
  ...{ cost: '0', cost_alternative: '0', uncosted: '0', uncosted_alternative: '0' },
};

function toItem(row: SalesRow & { name: string | null }, { seesCosts }: Scope): SalesItem {
  return {
    key: keyOf(row),
    name: row.name,
    tickets: row.tickets,
    qty: row.qty === null ? null : toQuantity(row.qty),
    total: toMoney(row.total),
    total_alternative: toMoney(row.total_alternative),
    ...seenCosts(row, seesCosts),
  };
}
