import { ApiError } from '../http/errors.ts';

/** The key of a page's last row, opaque to clients: the next page starts behind it (contract.md: never by offset). */
export type CursorKey = (string | number | null)[];

export function writeCursor(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** @throws ApiError 400 for a cursor that this list did not write */
export function readCursor(cursor: string | undefined, parts: number): CursorKey | undefined {
  if (cursor === undefined) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(key) && key.length === parts && key.every(isKeyPart)) return key;
  } catch {
    // Told below, as any other cursor that is not ours.
  }
  throw new ApiError('ERROR_VALIDATION', { fields: { cursor: 'not-a-cursor' } });
}

function isKeyPart(part: unknown): part is string | number | null {
  return part === null || typeof part === 'number' || (typeof part === 'string' && !part.includes('\0'));
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
