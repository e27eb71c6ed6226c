import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';

/** The key of a page's last row, opaque to clients: the next page starts behind it (docs/contract.md#lists). */
export type CursorKey = (string | number | null)[];

export function writeCursor(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * @param key what the parts of this list's key are; whatever reaches the database has passed it
 * @throws ApiError 400 for a cursor that this list did not write
 */
export function readCursor<Key extends z.ZodTuple>(
  cursor: string | undefined,
  key: Key,
): z.output<Key> | undefined {
  if (cursor === undefined) return undefined;
  const { data, success } = key.safeParse(decode(cursor));
  if (!success) throw new ApiError('ERROR_VALIDATION', { fields: { cursor: 'not-a-cursor' } });
  return data;
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A part of a key that is a text of the database. */
export const TextKey = z.string().refine((text) => !/\0|\p{Cs}/u.test(text));
/** A part of a key that is a `smallint`. */
export const SmallKey = z.number().int().min(-32_768).max(32_767);
/** A part of a key that is a time, as `exactTime` writes it. PostgreSQL knows no year 0. */
export const TimeKey = z.iso
  .datetime()
  .max(40)
  .refine((time) => !time.startsWith('0000'));

/** A time, most often a column's, with its microseconds, which a Date would cut: a page that starts there would show a row twice. */
export function exactTime(time: string | RawBuilder<Date>): RawBuilder<string> {
  const given = typeof time === 'string' ? sql.ref(time) : time;
  return sql<string>`to_char(${given} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Cuts a list that was read with one row more than asked for into a page. */
export function toPage<Row, Item>(
  rows: Row[],
  limit: number,
  key: (row: Row) => CursorKey,
  item: (row: Row) => Item,
): { items: Item[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(item), next: rows.length > limit && last ? writeCursor(key(last)) : null };
}
