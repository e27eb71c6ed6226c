import {
  type ExchangeRate,
  Id,
  type listExchangeRates as ListExchangeRates,
  type Page,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { exactTime, readCursor, TimeKey, toPage } from '../database/cursor.ts';
import { toExchangeRate } from './exchange-rate-row.ts';

type Wanted = z.output<typeof ListExchangeRates.query>;

/** The history of rates, newest first. Of a source and a target, what says anything of that pair, either way round. */
export async function listExchangeRates(trx: CompanyTransaction, query: Wanted): Promise<Page<ExchangeRate>> {
  const { source, target, cursor, limit } = query;
  const after = readCursor(cursor, z.tuple([TimeKey, Id]));
  const isPair = source !== undefined && target !== undefined;
  const rows = await trx
    .selectFrom('exchange_rates')
    .select(['id', 'source', 'target', 'rate', 'origin', 'effective_at'])
    .select(exactTime('effective_at').as('at'))
    .$if(source !== undefined && !isPair, (select) => select.where('source', '=', source ?? ''))
    .$if(target !== undefined && !isPair, (select) => select.where('target', '=', target ?? ''))
    .$if(isPair, (select) =>
      select.where(
        sql<boolean>`(source, target) in ((${source}::text, ${target}::text), (${target}::text, ${source}::text))`,
      ),
    )
    .$if(after !== undefined, (select) =>
      select.where(sql<boolean>`(effective_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, (row) => [row.at, row.id], toExchangeRate);
}
