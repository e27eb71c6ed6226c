import {
  type listSubscriptionHistory,
  REPORT_METHODS,
  SUBSCRIPTION_MOVEMENT_KINDS,
  type SubscriptionMovement,
} from '@cuadra/shared/contract';
import { type Grants, isGranted } from '@cuadra/shared/domain';
import { z } from 'zod';
import type { CompanyTransaction, Database } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';
import { catchUp } from './find-subscription.ts';

const CONSUMPTIONS = ['consumption'];
const PAYMENTS = ['recharge', 'reversal'];
/** A part of a key that is a movement's number. */
const NumberKey = z.number().int().min(0);

/** The ledger of the balance, newest first; of consumptions and payments only those that `grants` let one see (spec §3). */
export async function listHistory(
  trx: CompanyTransaction,
  grants: Grants,
  query: z.output<typeof listSubscriptionHistory.query>,
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

/** Movements with the payment that each speaks of: of the transaction's company, or of all where the back office asks. */
export function selectMovements(db: Database) {
  return db
    .selectFrom('subscription_movements as m')
    .leftJoin('invoice_reports as r', (join) =>
      join.onRef('r.company_id', '=', 'm.company_id').onRef('r.id', '=', 'm.invoice_report_id'),
    )
    .select(['m.number', 'm.kind', 'm.amount', 'm.balance', 'm.day', 'm.plan', 'm.created_at'])
    .select(['r.id', 'r.method', 'r.reference', 'r.amount as reported', 'r.currency']);
}

interface MovementRow {
  number: string;
  kind: string;
  amount: string;
  balance: string;
  day: string | null;
  plan: string | null;
  created_at: Date;
  id: string | null;
  method: string | null;
  reference: string | null;
  reported: string | null;
  currency: string | null;
}

export function toMovement(row: MovementRow): SubscriptionMovement {
  const { id, method, reference, reported, currency } = row;
  return {
    number: Number(row.number),
    kind: SUBSCRIPTION_MOVEMENT_KINDS.find((kind) => kind === row.kind) ?? 'consumption',
    amount: row.amount,
    balance: row.balance,
    day: row.day,
    plan: row.plan,
    report: id
      ? {
          id,
          method: REPORT_METHODS.find((known) => known === method) ?? 'other',
          reference: reference ?? '',
          amount: reported ?? '',
          currency: currency ?? '',
        }
      : null,
    create_at: row.created_at.toISOString(),
  };
}
