import {
  REPORT_METHODS,
  SUBSCRIPTION_MOVEMENT_KINDS,
  type SubscriptionMovement,
} from '@cuadra/shared/contract';
import type { Database } from '../database/connect.ts';

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
