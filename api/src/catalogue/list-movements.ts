import { Id, STOCK_MOVEMENT_KINDS, type StockMovement } from '@cuadra/shared/contract';
import { toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';
import { ApiError } from '../errors/api-error.ts';
import { findProduct } from './find-product.ts';

type Movement = z.output<typeof StockMovement>;

interface MovementRow extends Omit<Movement, 'kind' | 'create_at'> {
  kind: string;
  created_at: Date;
}

/**
 * The stock ledger of a product, newest first. What there was after each movement is what there is now less all that came
 * later, so that the first page of a product that was sold a hundred thousand times does not read them all.
 *
 * @throws ApiError 404 for a product that is not there
 */
export async function listMovements(
  trx: CompanyTransaction,
  productId: string,
  query: { limit: number; cursor?: string | undefined },
) {
  const [after = null] = readCursor(query.cursor, z.tuple([Id])) ?? [];
  if (!(await findProduct(trx, productId))) throw new ApiError('ERROR_NOT_FOUND');
  const { rows } = await sql<MovementRow>`
    with page as materialized (
      select * from stock_movements
      where product_id = ${productId} and (${after}::uuid is null or id < ${after}::uuid)
      order by id desc limit ${query.limit + 1}
    ), later as (
      select coalesce(sum(qty), 0) as qty from stock_movements
      where product_id = ${productId} and ${after}::uuid is not null and id >= ${after}::uuid
    )
    select p.id, p.kind, p.qty, p.reason, p.sale_id, p.created_at, u.name as user,
      s.qty - later.qty - coalesce(
        sum(p.qty) over (order by p.id desc rows between unbounded preceding and 1 preceding), 0) as balance
    from page p cross join later
    join product_stock s on s.product_id = p.product_id
    left join users u on u.id = p.user_id
    order by p.id desc`.execute(trx);
  return toPage(
    rows,
    query.limit,
    (row) => [row.id],
    ({ created_at, ...row }): Movement => ({
      ...row,
      kind: STOCK_MOVEMENT_KINDS.find((kind) => kind === row.kind) ?? 'adjustment',
      qty: toQuantity(row.qty),
      balance: toQuantity(row.balance),
      create_at: created_at.toISOString(),
    }),
  );
}
