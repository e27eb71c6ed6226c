import { PURCHASE_STATES, type Purchase, type PurchaseSummary } from '@cuadra/shared/contract';
import { toPairRate, toRate } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { exactTime } from '../database/cursor.ts';

export interface PurchaseRow {
  id: string;
  number: string | null;
  state: string;
  supplier_id: string | null;
  supplier_name: string | null;
  invoice_number: string | null;
  invoice_on: string | null;
  due_on: string | null;
  currency: string;
  main: string;
  alternative: string;
  rate: string | null;
  inverse: string | null;
  discount: string;
  expenses: string;
  expenses_on_invoice: boolean;
  subtotal: string;
  total: string;
  paid: string;
  owed: string | null;
  line_count: number;
  has_costs: boolean;
  note: string;
  reason: string | null;
  created_at: Date;
  /** The same with its microseconds, for a cursor. */
  exact_time: string;
  created_by: string | null;
  received_at: Date | null;
  received_by: string | null;
  annulled_at: Date | null;
  annulled_by: string | null;
  version: number;
}

/** Purchases of the company with who made them and what of them is owed; `p` is the purchase, `s` the supplier. */
export function selectPurchases(trx: CompanyTransaction, rest: RawBuilder<unknown>): RawBuilder<PurchaseRow> {
  const { companyId } = trx;
  return sql<PurchaseRow>`
    select p.id, p.number, p.state, p.supplier_id, s.name as supplier_name, p.invoice_number, p.invoice_on, p.due_on,
      p.currency, p.main, p.alternative, p.rate, p.inverse, p.discount, p.expenses, p.expenses_on_invoice, p.subtotal,
      p.total, p.paid, o.owed, p.line_count, p.has_costs, p.note, p.reason, p.created_at,
      ${exactTime('p.created_at')} as exact_time, maker.name as created_by,
      p.received_at, receiver.name as received_by, p.annulled_at, annuller.name as annulled_by, p.version
    from purchases p
    left join suppliers s on s.company_id = p.company_id and s.id = p.supplier_id
    left join users maker on maker.company_id = p.company_id and maker.id = p.created_by
    left join users receiver on receiver.company_id = p.company_id and receiver.id = p.received_by
    left join users annuller on annuller.company_id = p.company_id and annuller.id = p.annulled_by
    left join payable_purchases(${companyId}) o on o.purchase_id = p.id
    where p.company_id = ${companyId} ${rest}`;
}

/** @param seesCosts whether what it cost is told */
export function toSummary(row: PurchaseRow, seesCosts: boolean): PurchaseSummary {
  const money = (amount: string) => (seesCosts ? amount : null);
  return {
    id: row.id,
    number: row.number === null ? null : Number(row.number),
    state: PURCHASE_STATES.find((state) => state === row.state) ?? 'draft',
    supplier: row.supplier_id === null ? null : { id: row.supplier_id, name: row.supplier_name ?? '' },
    invoice_number: row.invoice_number,
    invoice_on: row.invoice_on,
    due_on: row.due_on,
    currency: row.currency,
    line_count: row.line_count,
    has_costs: row.has_costs,
    total: money(row.total),
    paid: money(row.paid),
    owed: money(row.owed ?? '0.00'),
    create_at: row.created_at.toISOString(),
    created_by: row.created_by,
    received_at: row.received_at?.toISOString() ?? null,
    received_by: row.received_by,
    annulled_at: row.annulled_at?.toISOString() ?? null,
    annulled_by: row.annulled_by,
    version: row.version,
  };
}

/** What a purchase says beside its summary and its lines. */
export function purchaseFields(
  row: PurchaseRow,
  seesCosts: boolean,
): Omit<Purchase, keyof PurchaseSummary | 'lines' | 'changes'> {
  return {
    main: row.main,
    alternative: row.alternative,
    rate: row.rate === null ? null : toPairRate(row.rate),
    inverse: row.inverse === null ? null : toRate(row.inverse),
    discount: seesCosts ? row.discount : null,
    expenses: seesCosts ? row.expenses : null,
    expenses_on_invoice: row.expenses_on_invoice,
    subtotal: seesCosts ? row.subtotal : null,
    note: row.note,
    reason: row.reason,
  };
}
