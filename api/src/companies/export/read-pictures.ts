import { Readable } from 'node:stream';
import type pg from 'pg';
import { quoted } from '../../database/list-tables.ts';
import { PICTURES } from './sheets.ts';

/** A picture as it goes into an archive. */
export interface ExportedPicture {
  /** `fotos/productos/0199…-a1b2c3d4.webp` */
  path: string;
  /** Reads it. */
  open(): Readable;
}

/**
 * The pictures of a table. None is read before it is opened.
 *
 * @param table one of `PICTURES`
 */
export async function readPictures(
  client: pg.ClientBase,
  companyId: string,
  table: string,
): Promise<ExportedPicture[]> {
  const { folder, content, name } = PICTURES[table] ?? {};
  if (folder === undefined) throw new TypeError(`${table} has no pictures`);
  const from = `from public.${quoted(table)} where company_id = $1`;
  const { rows } = await client.query<{ row: string; name: string; type: string }>(
    `select ctid::text as row, ${name} as name, type ${from} order by name`,
    [companyId],
  );
  // By its place in the table, which stays what it is for a transaction that sees one moment: no index knows its name.
  const read = async function* (row: string) {
    const { rows: found } = await client.query<{ content: Buffer }>(
      `select ${quoted(content ?? '')} as content ${from} and ctid = $2::tid`,
      [companyId, row],
    );
    for (const { content: bytes } of found) yield bytes;
  };
  return rows.map((picture) => ({
    path: `fotos/${folder}/${picture.name}.${picture.type.replace(/^image\/(jpe?g)?/, (_, jpeg) => (jpeg ? 'jpg' : ''))}`,
    open: () => Readable.from(read(picture.row)),
  }));
}
