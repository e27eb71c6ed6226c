import type { CallOutput, findSummary as FindSummary } from '@cuadra/shared/contract';
import { addDays, companyDay } from '@cuadra/shared/domain';
import type { Session } from '../access/admit.ts';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { readLowStock } from './low-stock.ts';
import { breakIncomesDown, incomesByCurrency, readIncomes } from './money-figures.ts';
import { breakPendingDown, pendingScope, readPending } from './pending.ts';
import { breakSalesDown, readSalesFigures, salesByPeriod } from './sales-figures.ts';
import { maySee, type Scope, scopeOf } from './scope.ts';

type Summary = CallOutput<typeof FindSummary>;

/** How many best products and debtors are told; the methods are all, as many as a page has. */
const FEW = 5;
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
