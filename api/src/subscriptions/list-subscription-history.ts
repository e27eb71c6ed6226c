import type { listSubscriptionHistory as ListSubscriptionHistory } from '@cuadra/shared/contract';
import { type Grants, isGranted } from '@cuadra/shared/domain';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';
import { selectMovements, toMovement } from './movement-row.ts';
import { catchUp } from './subscription-row.ts';

const CONSUMPTIONS = ['consumption'];
const PAYMENTS = ['recharge', 'reversal'];

/** A part of a key that is a movement's number. */
const NumberKey = z.number().int().min(0);

/** The ledger of the balance, newest first; of consumptions and payments only those that `grants` let one see (spec §3). */
export async function listSubscriptionHistory(
  trx: CompanyTransaction,
  grants: Grants,
  query: z.output<typeof ListSubscriptionHistory.query>,
) {
  const [after] = readCursor(query.cursor, z.tuple([NumberKey])) ?? [];
  await catchUp(trx);
  const mayView = {
    consumptions: isGranted(grants, ['subscription', 'view_consumptions']),
    payments: isGranted(grants, ['subscription', 'view_payments']),
  };
  const kinds = [
    ...(mayView.consumptions && query.show !== 'payments' ? CONSUMPTIONS : []),
    ...(mayView.payments && query.show !== 'consumptions' ? PAYMENTS : []),
  ];
  if (kinds.length === 0) return { items: [], next: null };
  const rows = await selectMovements(trx)
    .where('m.kind', 'in', kinds)
    .$if(after !== undefined, (select) => select.where('m.number', '<', String(after)))
    .orderBy('m.number', 'desc')
    .limit(query.limit + 1)
    .execute();
  const seesAll = mayView.consumptions && mayView.payments;
  return toPage(
    rows,
    query.limit,
    (row) => [Number(row.number)],
    (row) => ({ ...toMovement(row), ...(seesAll ? {} : { balance: null }) }),
  );
}
