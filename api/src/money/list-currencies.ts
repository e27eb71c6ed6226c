import { CurrencyCode, type listCurrencies as ListCurrencies } from '@cuadra/shared/contract';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { readCursor, toPage } from '../database/cursor.ts';

/** A page of the currencies there are, by their codes. */
export async function listCurrencies(db: Database, query: z.output<typeof ListCurrencies.query>) {
  const after = readCursor(query.cursor, z.tuple([CurrencyCode]));
  let select = db.selectFrom('currencies').selectAll();
  if (after) select = select.where('iso_code', '>', after[0]);
  const rows = await select
    .orderBy('iso_code')
    .limit(query.limit + 1)
    .execute();
  return toPage(
    rows,
    query.limit,
    (row) => [row.iso_code],
    (row) => ({
      ...row,
      id: row.iso_code,
      symbol_position: row.symbol_position === 'right' ? ('right' as const) : ('left' as const),
    }),
  );
}
