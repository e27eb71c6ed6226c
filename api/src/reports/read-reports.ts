import type {
  balanceReport,
  incomesReport,
  pendingIncomesReport,
  pendingSalesReport,
  salesReport,
} from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { balanceByCurrency, balanceByMethod, balanceByPeriod, readBalance } from './balance.ts';
import { breakIncomesDown, incomesByCurrency, incomesByPeriod, readIncomes } from './money-figures.ts';
import {
  breakPendingDown,
  listPendingSales,
  type PendingScope,
  pendingScope,
  readPending,
} from './pending.ts';
import { breakSalesDown, readSalesFigures, salesByPeriod } from './sales-figures.ts';
import { describe, pendingRange, readPair, scopeOf } from './scope.ts';

// Each of these throws ApiError 400 for a range that is none or too long, and for a cursor that its list did not write.

export async function readSalesReport(
  trx: CompanyTransaction,
  session: CompanySession,
  query: z.output<typeof salesReport.query>,
) {
  const scope = await scopeOf(trx, session, query);
  return {
    ...describe(scope),
    totals: await readSalesFigures(trx, scope, scope.range),
    before: await readSalesFigures(trx, scope, scope.before),
    ...(query.by === 'period'
      ? await salesByPeriod(trx, scope, query)
      : await breakSalesDown(trx, scope, query.by, query)),
  };
}

export async function readIncomesReport(
  trx: CompanyTransaction,
  session: CompanySession,
  query: z.output<typeof incomesReport.query>,
) {
  const scope = await scopeOf(trx, session, query);
  return {
    ...describe(scope),
    totals: await readIncomes(trx, scope, scope.range),
    before: await readIncomes(trx, scope, scope.before),
    currencies: await incomesByCurrency(trx, scope),
    ...(query.by === 'period'
      ? await incomesByPeriod(trx, scope, query)
      : await breakIncomesDown(trx, scope, query.by, query)),
  };
}

export async function readBalanceReport(
  trx: CompanyTransaction,
  session: CompanySession,
  query: z.output<typeof balanceReport.query>,
) {
  const scope = await scopeOf(trx, session, query);
  return {
    ...describe(scope),
    totals: await readBalance(trx, scope, scope.range),
    before: await readBalance(trx, scope, scope.before),
    currencies: await balanceByCurrency(trx, scope),
    ...(query.by === 'period'
      ? await balanceByPeriod(trx, scope, query)
      : await balanceByMethod(trx, scope, query)),
  };
}

export async function readPendingSales(
  trx: CompanyTransaction,
  _session: CompanySession,
  query: z.output<typeof pendingSalesReport.query>,
) {
  const scope = await scopeOfDebts(trx, query);
  return {
    ...(await describeDebts(trx, scope)),
    ...(query.by === 'sale'
      ? await listPendingSales(trx, scope, query)
      : await breakPendingDown(trx, scope, query.by, query)),
  };
}

export async function readPendingIncomes(
  trx: CompanyTransaction,
  _session: CompanySession,
  query: z.output<typeof pendingIncomesReport.query>,
) {
  const scope = await scopeOfDebts(trx, query);
  return { ...(await describeDebts(trx, scope)), ...(await breakPendingDown(trx, scope, query.by, query)) };
}

async function scopeOfDebts(
  trx: CompanyTransaction,
  query: Pick<z.output<typeof pendingIncomesReport.query>, 'from' | 'to' | 'group'>,
): Promise<PendingScope> {
  return pendingScope(trx, await readPair(trx), { range: pendingRange(query), group: query.group });
}

async function describeDebts(trx: CompanyTransaction, scope: PendingScope) {
  const { range, group, main, alternative, rate } = scope;
  return {
    ...{ from: range?.from ?? null, to: range?.to ?? null, group, main, alternative, rate },
    totals: await readPending(trx, scope),
  };
}
