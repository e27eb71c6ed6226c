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
  const { rows } = await client.query<{ name: string; type: string }>(
    `select ${name} as name, type ${from} order by 1`,
    [companyId],
  );
  const read = async function* (picture: string) {
    const { rows: found } = await client.query<{ content: Buffer }>(
      `select ${quoted(content ?? '')} as content ${from} and ${name} = $2`,
      [companyId, picture],
    );
    for (const row of found) yield row.content;
  };
  return rows.map((picture) => ({
    path: `fotos/${folder}/${picture.name}.${picture.type.replace(/^image\/(jpe?g)?/, (_, jpeg) => (jpeg ? 'jpg' : ''))}`,
    open: () => Readable.from(read(picture.name)),
  }));
}
