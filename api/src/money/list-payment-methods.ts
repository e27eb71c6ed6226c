import { Id, type listPaymentMethods as ListPaymentMethods } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { exactTime, readCursor, TimeKey, toPage } from '../database/cursor.ts';
import { METHOD_COLUMNS, toMethod } from './payment-method-row.ts';

/** A page of payment methods, in the order in which they were made. */
export async function listPaymentMethods(
  trx: CompanyTransaction,
  query: z.output<typeof ListPaymentMethods.query>,
) {
  const after = readCursor(query.cursor, z.tuple([TimeKey, Id]));
  let select = trx
    .selectFrom('payment_methods')
    .select(METHOD_COLUMNS)
    .select(exactTime('created_at').as('at'));
  if (after) {
    select = select.where(sql<boolean>`(created_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  const rows = await select
    .orderBy('created_at')
    .orderBy('id')
    .limit(query.limit + 1)
    .execute();
  return toPage(
    rows,
    query.limit,
    (row) => [row.at, row.id],
    ({ at: _at, ...method }) => toMethod(method),
  );
}
