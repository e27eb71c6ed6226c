import type { findPendingIncomesReport } from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';
import { type PendingScope, pendingScope, readPending } from './pending.ts';
import { pendingRange } from './scope.ts';

export async function scopeOfDebts(
  trx: CompanyTransaction,
  query: Pick<z.output<typeof findPendingIncomesReport.query>, 'from' | 'to' | 'group'>,
): Promise<PendingScope> {
  return pendingScope(trx, await readCurrenciesUsed(trx), { range: pendingRange(query), group: query.group });
}

export async function describeDebts(trx: CompanyTransaction, scope: PendingScope) {
  const { range, group, main, alternative, rate } = scope;
  return {
    ...{ from: range?.from ?? null, to: range?.to ?? null, group, main, alternative, rate },
    totals: await readPending(trx, scope),
  };
}
