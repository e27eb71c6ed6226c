import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCursor, TextKey, toPage } from '../database/cursor.ts';
import { ApiError } from '../errors/api-error.ts';

export interface PageWish {
  limit: number;
  cursor?: string | undefined;
}

/** A row of a breakdown; the key is a text, empty for what is of none. */
export interface KeyedRow {
  key: string;
  total: string;
}

const MoneyKey = z.string().regex(/^-?\d{1,36}\.\d{2}$/);

interface TotalsPage {
  /** A select of `key`, `total` and whatever else a row has. */
  source: RawBuilder<unknown>;
  /** A select of `key` and what else the rows of those keys have, where that is too much to find out of all. */
  more?: ((keys: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined;
  /** An expression of the name of row `p`. */
  name: RawBuilder<unknown>;
  page: PageWish;
}

/** A page of a breakdown, the greatest totals first. Names are only looked up for the rows of the page. */
export async function pageByTotal<Row extends KeyedRow, Item>(
  trx: CompanyTransaction,
  { source, more, name, page }: TotalsPage,
  item: (row: Row & { name: string | null }) => Item,
): Promise<{ items: Item[]; next: string | null }> {
  const [total, key] = readCursor(page.cursor, z.tuple([MoneyKey, TextKey])) ?? [];
  const after =
    total === undefined
      ? sql`true`
      : sql`(total < ${total}::numeric or (total = ${total}::numeric and key collate "C" > ${key}))`;
  const { rows } = await sql<Row & { name: string | null }>`
    with page as materialized (
      select * from (${source}) s where ${after} order by total desc, key collate "C" limit ${page.limit + 1}
    )
    select *, ${name} as name from page p ${more ? sql`join (${more(sql`array(select key from page)`)}) m using (key)` : sql``}
    order by total desc, key collate "C"`.execute(trx);
  return toPage(rows, page.limit, (row) => [row.total, row.key], item);
}

/** Likewise, in the order of their keys. */
export async function pageByKey<Row extends KeyedRow, Item>(
  trx: CompanyTransaction,
  { source, name, page }: { source: RawBuilder<unknown>; name: RawBuilder<unknown>; page: PageWish },
  item: (row: Row & { name: string | null }) => Item,
): Promise<{ items: Item[]; next: string | null }> {
  const [key = null] = readCursor(page.cursor, z.tuple([TextKey])) ?? [];
  const { rows } = await sql<Row & { name: string | null }>`
    select p.*, ${name} as name from (
      select * from (${source}) s where ${key}::text is null or key collate "C" > ${key}
      order by key collate "C" limit ${page.limit + 1}
    ) p order by key collate "C"`.execute(trx);
  return toPage(rows, page.limit, (row) => [row.key], item);
}

/**
 * A list that comes whole has no pages.
 *
 * @throws ApiError 400 for any cursor
 */
export function refuseCursor({ cursor }: PageWish): void {
  if (cursor !== undefined) throw new ApiError('ERROR_VALIDATION', { fields: { cursor: 'not-a-cursor' } });
}

/** The key of an item: null for what is of none. */
export const keyOf = ({ key }: { key: string }): string | null => key || null;
