import type { CallOutput, findSummary as FindSummary } from '@cuadra/shared/contract';
import { addDays, companyDay, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { Session } from '../access/admit.ts';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { breakIncomesDown, incomesByCurrency, readIncomes } from './money-figures.ts';
import { breakPendingDown, pendingScope, readPending } from './pending.ts';
import { breakSalesDown, readSalesFigures, salesByPeriod } from './sales-figures.ts';
import { maySee, type Scope, scopeOf } from './scope.ts';

type Summary = CallOutput<typeof FindSummary>;

/** How many best products, debtors and products that run out are told; the methods are all, as many as a page has. */
const FEW = 5;
const LOW_STOCK = 10;
const METHODS = 50;

/**
 * The figures of Resumen. Any session may ask; a part that it may not read is null.
 *
 * @throws ApiError 400 for a range that is none, or longer than a report by day may be
 */
export async function findSummary(
  trx: CompanyTransaction,
  session: Session,
  query: { from?: string | undefined; to?: string | undefined },
): Promise<Summary> {
  const scope = await scopeOf(trx, session, query);
  const today = companyDay(currentTime());
  const { range, before, main, alternative } = scope;
  return {
    ...{ ...range, today, main, alternative, before },
    sales: maySee(session, ['reports', 'view_sales']) ? await readSales(trx, scope, today) : null,
    incomes: maySee(session, ['reports', 'incomes'])
      ? {
          range: await readIncomes(trx, scope, range),
          before: await readIncomes(trx, scope, before),
          today: await readIncomes(trx, scope, { from: today, to: today }),
          methods: (await breakIncomesDown(trx, scope, 'method', { limit: METHODS })).items,
          currencies: await incomesByCurrency(trx, scope),
        }
      : null,
    pending: maySee(session, ['reports', 'pending_incomes']) ? await readDebts(trx, scope) : null,
    best_products: maySee(session, ['reports', 'stats'])
      ? (await breakSalesDown(trx, scope, 'product', { limit: FEW })).items
      : null,
    low_stock: maySee(session, ['products', 'read']) ? await readLowStock(trx) : null,
  };
}

async function readSales(trx: CompanyTransaction, scope: Scope, today: string): Promise<Summary['sales']> {
  const yesterday = addDays(today, -1);
  return {
    range: await readSalesFigures(trx, scope, scope.range),
    before: await readSalesFigures(trx, scope, scope.before),
    today: await readSalesFigures(trx, scope, { from: today, to: today }),
    yesterday: await readSalesFigures(trx, scope, { from: yesterday, to: yesterday }),
    days: (await salesByPeriod(trx, scope)).items,
  };
}

async function readDebts(trx: CompanyTransaction, scope: Scope): Promise<Summary['pending']> {
  const debts = await pendingScope(trx, scope, { range: null, group: 'day' });
  return {
    ...(await readPending(trx, debts)),
    debtors: (await breakPendingDown(trx, debts, 'client', { limit: FEW })).items,
  };
}

/** Products that are at their minimum or below: those that lack the greatest part of it first. */
async function readLowStock(trx: CompanyTransaction): Promise<Summary['low_stock']> {
  const { rows } = await sql<{ id: string; name: string; qty: string; min_qty: string; count: number }>`
    with low as materialized (
      select product_id, qty, minimum, qty / nullif(minimum, 0) as share from product_stock
      where company_id = ${trx.companyId} and is_low
    ), least as (
      select * from low order by share nulls first fetch first ${LOW_STOCK} rows with ties
    )
    select p.id, p.name, s.qty, s.minimum as min_qty, (select count(*) from low)::int as count
    from least s join products p on p.company_id = ${trx.companyId} and p.id = s.product_id
    order by s.share nulls first, p.name, p.id limit ${LOW_STOCK}`.execute(trx);
  return {
    count: rows[0]?.count ?? 0,
    items: rows.map(({ id, name, qty, min_qty }) => ({
      ...{ id, name, qty: toQuantity(qty), min_qty: toQuantity(min_qty) },
    })),
  };
}
