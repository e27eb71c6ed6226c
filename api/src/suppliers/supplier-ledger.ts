import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import type { CheckedPayment } from '../debts/check-payment.ts';
import { orNotFound } from '../errors/api-error.ts';

/** What somebody is owed, by currency. */
export type Balances = { currency: string; amount: string }[];

/** A supplier who is held, and what they are owed. */
export interface HeldSupplier {
  name: string;
  balances: Balances;
}

/**
 * Holds a supplier, so that what they are owed changes one after the other, and tells what it is.
 *
 * @throws ApiError 404 for one who is not there
 */
export async function lockSupplier(trx: CompanyTransaction, id: string): Promise<HeldSupplier> {
  const { companyId } = trx;
  const { rows } = await sql<{ name: string }>`
    select name from suppliers where company_id = ${companyId} and id = ${id} and deleted_at is null for update`.execute(
    trx,
  );
  const { name } = orNotFound(rows[0]);
  return { name, balances: await readBalances(trx, id) };
}

/** As `lockSupplier`, also of one who was withdrawn: what was bought from them may still be taken back. */
export async function lockAnySupplier(trx: CompanyTransaction, id: string): Promise<void> {
  await sql`select from suppliers where company_id = ${trx.companyId} and id = ${id} for update`.execute(trx);
}

async function readBalances(trx: CompanyTransaction, id: string): Promise<Balances> {
  return trx
    .selectFrom('supplier_balances')
    .select(['currency', 'amount'])
    .where('supplier_id', '=', id)
    .orderBy('currency')
    .execute();
}

export interface SupplierEntry {
  companyId: string;
  userId: string;
  supplierId: string;
  kind: 'purchase' | 'payment' | 'annulment';
  /** Positive: we owe more. */
  amount: string;
  currency: string;
  purchaseId: string | null;
  paymentId?: string;
  note: string;
}

/** An entry in the ledger, and in the balance beside it. The supplier is locked before. */
export async function writeEntry(trx: CompanyTransaction, entry: SupplierEntry): Promise<void> {
  const { companyId, supplierId, kind, amount, currency, note } = entry;
  await trx
    .insertInto('supplier_movements')
    .values({
      ...{ company_id: companyId, supplier_id: supplierId, kind, amount, currency, note },
      ...{ purchase_id: entry.purchaseId, payment_id: entry.paymentId ?? null, user_id: entry.userId },
    })
    .execute();
  await trx
    .insertInto('supplier_balances')
    .values({ company_id: companyId, supplier_id: supplierId, currency, amount })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'supplier_id', 'currency']).doUpdateSet({
        amount: sql<string>`supplier_balances.amount + excluded.amount`,
      }),
    )
    .execute();
}

export interface PaymentToWrite {
  companyId: string;
  userId: string;
  supplierId: string;
  id: string;
  /** That it was received with. */
  purchaseId: string | null;
  note: string;
  checked: CheckedPayment;
  requestHash: Buffer;
}

/** What was paid, its tenders, ledger and balance. The supplier is locked before. */
export async function writePayment(trx: CompanyTransaction, payment: PaymentToWrite): Promise<void> {
  const { companyId, userId, supplierId, id, purchaseId, note, checked } = payment;
  const { pair, tenders, amount, currency } = checked;
  await trx
    .insertInto('supplier_payments')
    .values({
      ...{ company_id: companyId, id, supplier_id: supplierId, purchase_id: purchaseId, note },
      ...{ amount, currency, balance: checked.balance, rounding: checked.rounding },
      ...{ main: pair.main, alternative: pair.alternative, rate: pair.rate, inverse: pair.inverse },
      ...{ rate_id: checked.rate_id, user_id: userId, request_hash: payment.requestHash },
    })
    .execute();
  await trx
    .insertInto('supplier_payment_tenders')
    .values(
      tenders.map((tender, position) => ({ ...tender, company_id: companyId, payment_id: id, position })),
    )
    .execute();
  await writeEntry(trx, {
    ...{ companyId, userId, supplierId, kind: 'payment', amount: `-${amount}`, currency },
    ...{ purchaseId, paymentId: id, note },
  });
}
