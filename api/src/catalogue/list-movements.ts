import { Id, STOCK_MOVEMENT_KINDS, type StockMovement } from '@cuadra/shared/contract';
import { STOCK_CAUSES, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';
import { BALANCE, ledgerPage } from '../database/ledger-page.ts';
import { orNotFound } from '../errors/api-error.ts';
import { findProduct } from './find-product.ts';

interface MovementRow extends Omit<StockMovement, 'kind' | 'cause' | 'create_at'> {
  kind: string;
  cause: string | null;
  created_at: Date;
}

/**
 * The stock ledger of a product, newest first.
 *
 * @throws ApiError 404 for a product that is not there
 */
export async function listMovements(
  trx: CompanyTransaction,
  productId: string,
  query: { limit: number; cursor?: string | undefined },
) {
  const [after = null] = readCursor(query.cursor, z.tuple([Id])) ?? [];
  orNotFound(await findProduct(trx, productId));
  const { rows } = await sql<MovementRow>`
    with ${ledgerPage(trx, 'stock_movements', sql`product_id = ${productId}`, after, query.limit)}
    select p.id, p.kind, p.qty, p.cause, p.reason, p.sale_id, p.production_id, p.purchase_id, p.count_id, p.created_at, u.name as user,
      sale.number::int as sale_number, bought.number::int as purchase_number,
      made.number::int as production_number, o.number::int as order_number, ${BALANCE} as balance
    from page p cross join later
    join product_stock s on s.company_id = p.company_id and s.product_id = p.product_id
    left join sales sale on sale.company_id = p.company_id and sale.id = p.sale_id
    left join purchases bought on bought.company_id = p.company_id and bought.id = p.purchase_id
    left join productions made on made.company_id = p.company_id and made.id = p.production_id
    left join lateral (
      select number from store_orders where company_id = ${trx.companyId} and sale_id = p.sale_id order by number limit 1
    ) o on true
    left join users u on u.company_id = p.company_id and u.id = p.user_id
    order by p.id desc`.execute(trx);
  return toPage(
    rows,
    query.limit,
    (row) => [row.id],
    ({ created_at, ...row }): StockMovement => ({
      ...row,
      kind: STOCK_MOVEMENT_KINDS.find((kind) => kind === row.kind) ?? 'adjustment',
      cause: STOCK_CAUSES.find((cause) => cause === row.cause) ?? null,
      qty: toQuantity(row.qty),
      balance: toQuantity(row.balance),
      create_at: created_at.toISOString(),
    }),
  );
}
