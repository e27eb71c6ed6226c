import { CLIENT_MOVEMENT_KINDS, type ClientMovement, Id } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';
import { findClient } from './find-client.ts';

type Movement = z.output<typeof ClientMovement>;

interface MovementRow extends Omit<Movement, 'kind' | 'create_at' | 'sale_number'> {
  kind: string;
  sale_number: string | null;
  created_at: Date;
}

/**
 * A client's ledger, newest first. The balance after each is added up from the first movement on, by currency.
 *
 * @throws ApiError 404 for a client who is not there
 */
export async function findStatement(
  trx: CompanyTransaction,
  clientId: string,
  query: { limit: number; cursor?: string | undefined },
) {
  const [after = null] = readCursor(query.cursor, z.tuple([Id])) ?? [];
  await findClient(trx, clientId);
  const { rows } = await sql<MovementRow>`
    select m.id, m.kind, m.amount, m.currency, m.balance, m.sale_id, s.number as sale_number, m.note, m.created_at,
      u.name as user
    from (
      select *, sum(amount) over (partition by currency order by id) as balance
      from client_movements where company_id = ${trx.companyId} and client_id = ${clientId}
    ) m
    left join sales s on s.company_id = m.company_id and s.id = m.sale_id
    left join users u on u.company_id = m.company_id and u.id = m.user_id
    where ${after}::uuid is null or m.id < ${after}::uuid
    order by m.id desc limit ${query.limit + 1}`.execute(trx);
  return toPage(
    rows,
    query.limit,
    (row) => [row.id],
    ({ created_at, sale_number, ...row }): Movement => ({
      ...row,
      kind: CLIENT_MOVEMENT_KINDS.find((kind) => kind === row.kind) ?? 'sale',
      sale_number: sale_number === null ? null : Number(sale_number),
      create_at: created_at.toISOString(),
    }),
  );
}
