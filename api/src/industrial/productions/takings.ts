import type { GoodRef } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { type GoodColumns, toColumns, toRef } from '../goods.ts';

/** What an order holds of a good: taken out of the stock, neither used nor given back. */
export interface Taking {
  good: GoodRef;
  qty: string;
  /** What all of it is worth, in `cost_currency`; null: not known. */
  value: string | null;
  cost_currency: string;
}

export type TakingKind = 'start' | 'batch' | 'batch_annulment' | 'return';

/** What an order holds, by the goods' ids. The order is locked before. */
export async function readTakings(trx: CompanyTransaction, orderId: string): Promise<Map<string, Taking>> {
  const { rows } = await sql<GoodColumns & Omit<Taking, 'good'>>`
    select material_id, product_id, sum(qty) as qty, cost_currency,
      case when bool_and(value is not null) then sum(value) end as value
    from order_takings where company_id = ${trx.companyId} and order_id = ${orderId}
    group by material_id, product_id, cost_currency having sum(qty) > 0
    order by material_id, product_id`.execute(trx);
  return new Map(
    rows.map(({ qty, value, cost_currency, ...columns }) => {
      const good = toRef(columns);
      return [good.id, { good, qty, value, cost_currency }];
    }),
  );
}

/** Entries of the order's ledger. @param takings each with the sign that it moves what the order holds by */
export async function writeTakings(
  trx: CompanyTransaction,
  of: { orderId: string; kind: TakingKind; userId: string; productionId?: string },
  takings: readonly Taking[],
): Promise<void> {
  if (takings.length === 0) return;
  await trx
    .insertInto('order_takings')
    .values(
      takings.map(({ good, qty, value, cost_currency }) => ({
        ...{ company_id: trx.companyId, order_id: of.orderId, kind: of.kind, ...toColumns(good) },
        ...{ qty, value, cost_currency, user_id: of.userId, production_id: of.productionId ?? null },
      })),
    )
    .execute();
}
