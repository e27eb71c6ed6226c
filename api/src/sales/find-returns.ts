import type { SaleReturn } from '@cuadra/shared/contract';
import { ticketTender, toQuantity } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';

/** The returns of a sale, in the order they came. */
export async function findReturns(trx: CompanyTransaction, saleId: string): Promise<SaleReturn[]> {
  const returns = await trx
    .selectFrom('sale_returns as r')
    .innerJoin('sales as s', (join) =>
      join.onRef('s.company_id', '=', 'r.company_id').onRef('s.id', '=', 'r.sale_id'),
    )
    .select(['r.id', 'r.sale_id', 's.number', 'r.created_at', 'r.total', 'r.total_alternative', 'r.debt'])
    .select(['r.debt_currency'])
    .where('r.sale_id', '=', saleId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
  if (returns.length === 0) return [];
  const ids = returns.map(({ id }) => id);
  const lines = await trx
    .selectFrom('sale_return_lines')
    .selectAll()
    .where('return_id', 'in', ids)
    .orderBy('position')
    .execute();
  const tenders = await trx
    .selectFrom('sale_return_tenders')
    .selectAll()
    .where('return_id', 'in', ids)
    .orderBy('position')
    .execute();
  return returns.map(({ created_at, number, ...one }) => ({
    ...one,
    number: Number(number),
    create_at: created_at.toISOString(),
    lines: lines
      .filter(({ return_id }) => return_id === one.id)
      .map(({ line_id, name, qty, total, total_alternative }) => ({
        ...{ line_id, name, qty: toQuantity(qty), total, total_alternative },
      })),
    payments: tenders.filter(({ return_id }) => return_id === one.id).map(ticketTender),
  }));
}
