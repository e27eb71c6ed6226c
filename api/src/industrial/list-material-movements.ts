import { Id, MATERIAL_MOVEMENT_KINDS, type MaterialMovement, type Page } from '@cuadra/shared/contract';
import { STOCK_CAUSES, toQuantity, toRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';
import { BALANCE, ledgerPage } from '../database/ledger-page.ts';
import { findMaterial } from './find-material.ts';

type MadeOfText = 'kind' | 'cause' | 'create_at' | 'production_number' | 'purchase_number' | 'order_number';

interface MovementRow extends Omit<MaterialMovement, MadeOfText> {
  kind: string;
  cause: string | null;
  purchase_number: string | null;
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
    select p.id, p.kind, p.qty, p.unit_cost, p.cost_currency, p.value, p.value_currency, p.cost_after, p.cause, p.reason,
      p.lot, p.expires_on, p.production_id, p.purchase_id, p.order_id, p.created_at, n.number as production_number,
      b.number as purchase_number, o.number as order_number, u.name as user,
      ${BALANCE} as balance
    from page p cross join later
    join materials s on s.company_id = p.company_id and s.id = p.material_id
    left join productions n on n.company_id = p.company_id and n.id = p.production_id
    left join production_orders o on o.company_id = p.company_id and o.id = p.order_id
    left join purchases b on b.company_id = p.company_id and b.id = p.purchase_id
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
      value: toRate(row.value),
      cost_after: row.cost_after === null ? null : toRate(row.cost_after),
      cause: STOCK_CAUSES.find((cause) => cause === row.cause) ?? null,
      production_number: row.production_number === null ? null : Number(row.production_number),
      order_number: row.order_number === null ? null : Number(row.order_number),
      purchase_number: row.purchase_number === null ? null : Number(row.purchase_number),
      create_at: created_at.toISOString(),
    }),
  );
}
