import type { Supplier } from '@cuadra/shared/contract';
import { type Grants, isGranted } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { identificationType } from '../access/user.ts';
import type { CompanyTransaction } from '../database/connect.ts';

interface SupplierRow extends Omit<Supplier, 'identification_type' | 'updated_at' | 'balances'> {
  identification_type: string | null;
  balances: NonNullable<Supplier['balances']>;
  updated_at: Date;
}

/** What they are owed is told to who may see costs. */
export function toSupplier(row: SupplierRow, grants: Grants): Supplier {
  return {
    id: row.id,
    name: row.name,
    identification: row.identification,
    identification_type: identificationType(row.identification_type),
    phone: row.phone,
    email: row.email,
    address: row.address,
    note: row.note,
    credit_days: row.credit_days,
    balances: isGranted(grants, ['products', 'modify_cost']) ? row.balances : null,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Suppliers with what they are owed, of the company of the transaction; the withdrawn ones are not shown. */
export function selectSuppliers(trx: CompanyTransaction) {
  return trx
    .selectFrom('suppliers')
    .select(['id', 'name', 'identification', 'identification_type', 'phone', 'email', 'address', 'note'])
    .select(['credit_days', 'version', 'updated_at'])
    .select(
      sql<SupplierRow['balances']>`coalesce((
        select json_agg(json_build_object('currency', b.currency, 'amount', b.amount::text) order by b.currency)
        from supplier_balances b
        where b.company_id = suppliers.company_id and b.supplier_id = suppliers.id and b.amount <> 0), '[]')`.as(
        'balances',
      ),
    )
    .where('deleted_at', 'is', null);
}
