import { Id, MATERIAL_MOVEMENT_KINDS, type MaterialMovement, type Page } from '@cuadra/shared/contract';
import { toQuantity, toRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';
import { BALANCE, ledgerPage } from '../database/ledger-page.ts';
import { findMaterial } from './find-material.ts';

interface MovementRow
  extends Omit<MaterialMovement, 'kind' | 'create_at' | 'production_number' | 'order_number'> {
  kind: string;
  production_number: string | null;
  order_number: string | null;
  created_at: Date;
}

/**
 * The stock ledger of a material, newest first.
 *
 * @throws ApiError 404 for a material that is not there
 */
export async function listMaterialMovements(
  trx: CompanyTransaction,
  materialId: string,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<MaterialMovement>> {
  await findMaterial(trx, materialId);
  const [after = null] = readCursor(query.cursor, z.tuple([Id])) ?? [];
  const { rows } = await sql<MovementRow>`
    with ${ledgerPage(trx, 'material_movements', sql`material_id = ${materialId}`, after, query.limit)}
    select p.id, p.kind, p.qty, p.unit_cost, p.cost_currency, p.reason, p.production_id, p.order_id, p.created_at,
      n.number as production_number, o.number as order_number, u.name as user,
      ${BALANCE} as balance
    from page p cross join later
    join materials s on s.company_id = p.company_id and s.id = p.material_id
    left join productions n on n.company_id = p.company_id and n.id = p.production_id
    left join production_orders o on o.company_id = p.company_id and o.id = p.order_id
    left join users u on u.company_id = p.company_id and u.id = p.user_id
    order by p.id desc`.execute(trx);
  return toPage(
    rows,
    query.limit,
    (row) => [row.id],
    ({ created_at, ...row }): MaterialMovement => ({
      ...row,
      kind: MATERIAL_MOVEMENT_KINDS.find((kind) => kind === row.kind) ?? 'adjustment',
      qty: toQuantity(row.qty),
      balance: toQuantity(row.balance),
      unit_cost: row.unit_cost === null ? null : toRate(row.unit_cost),
      production_number: row.production_number === null ? null : Number(row.production_number),
      order_number: row.order_number === null ? null : Number(row.order_number),
      create_at: created_at.toISOString(),
    }),
  );
}
