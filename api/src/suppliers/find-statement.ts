import { Id, SUPPLIER_MOVEMENT_KINDS, type SupplierMovement } from '@cuadra/shared/contract';
import type { Grants } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';
import { findSupplier } from './find-supplier.ts';

interface MovementRow extends Omit<SupplierMovement, 'kind' | 'create_at'> {
  kind: string;
  created_at: Date;
}

/**
 * A supplier's ledger, newest first. The balance after each is added up from the first movement on, by currency.
 *
 * @throws ApiError 404 for a supplier who is not there
 */
export async function findSupplierStatement(
  trx: CompanyTransaction,
  grants: Grants,
  supplierId: string,
  query: { limit: number; cursor?: string | undefined },
) {
  const [after = null] = readCursor(query.cursor, z.tuple([Id])) ?? [];
  await findSupplier(trx, grants, supplierId);
  const { rows } = await sql<MovementRow>`
    select m.id, m.kind, m.amount, m.currency, m.balance, m.purchase_id, p.number::int as purchase_number,
      p.invoice_number, m.note, m.created_at, u.name as user
    from (
      select *, sum(amount) over (partition by currency order by id) as balance
      from supplier_movements where company_id = ${trx.companyId} and supplier_id = ${supplierId}
    ) m
    left join purchases p on p.company_id = m.company_id and p.id = m.purchase_id
    left join users u on u.company_id = m.company_id and u.id = m.user_id
    where ${after}::uuid is null or m.id < ${after}::uuid
    order by m.id desc limit ${query.limit + 1}`.execute(trx);
  return toPage(
    rows,
    query.limit,
    (row) => [row.id],
    ({ created_at, ...row }): SupplierMovement => ({
      ...row,
      kind: SUPPLIER_MOVEMENT_KINDS.find((kind) => kind === row.kind) ?? 'purchase',
      create_at: created_at.toISOString(),
    }),
  );
}
