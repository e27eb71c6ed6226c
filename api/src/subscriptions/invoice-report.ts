import { type InvoiceReport, REPORT_METHODS, REPORT_STATES } from '@cuadra/shared/contract';
import { toRate } from '@cuadra/shared/domain';
import type { SqlBool } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Reported payments: of the transaction's company, or of all where the back office asks. */
export function selectReports(db: Database) {
  return db
    .selectFrom('invoice_reports as r')
    .leftJoin('invoice_report_pictures as picture', (join) =>
      join.onRef('picture.company_id', '=', 'r.company_id').onRef('picture.report_id', '=', 'r.id'),
    )
    .select(['r.id', 'r.method', 'r.reference', 'r.amount', 'r.currency', 'r.paid_on', 'r.note', 'r.status'])
    .select(['r.rate', 'r.credited', 'r.reason', 'r.user_name', 'r.created_at', 'r.decided_at'])
    .select((column) => column('picture.report_id', 'is not', null).as('has_picture'));
}

export interface ReportRow {
  id: string;
  method: string;
  reference: string;
  amount: string;
  currency: string;
  paid_on: string;
  note: string;
  has_picture: SqlBool;
  status: string;
  rate: string | null;
  credited: string | null;
  reason: string;
  user_name: string;
  created_at: Date;
  decided_at: Date | null;
}

export function toReport(row: ReportRow): InvoiceReport {
  return {
    id: row.id,
    method: REPORT_METHODS.find((method) => method === row.method) ?? 'other',
    reference: row.reference,
    amount: row.amount,
    currency: row.currency,
    date: row.paid_on,
    note: row.note,
    has_picture: Boolean(row.has_picture),
    status: REPORT_STATES.find((status) => status === row.status) ?? 'waiting',
    rate: row.rate && toRate(row.rate),
    credited: row.credited,
    reason: row.reason,
    user: row.user_name,
    create_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
