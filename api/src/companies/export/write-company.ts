import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { ZipFile } from 'yazl';
import { currentTime } from '../../clock/clock.ts';
import { listTables } from '../../database/list-tables.ts';
import { readPictures } from './read-pictures.ts';
import { listColumns, ofCompany, readLines, readSheet } from './read-table.ts';
import { readme } from './readme.ts';
import { PICTURES, SHEETS } from './sheets.ts';

/**
 * Writes all that a company has, as it is at one moment, into a zip: `hojas/`, `datos/` and `fotos/`, and a text that says what they are.
 *
 * @param client in a transaction of the company alone, which sees one moment; nothing else may use it meanwhile
 * @param signal gives it up
 */
export async function writeCompany(
  client: pg.ClientBase,
  companyId: string,
  path: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const now = currentTime();
  const zip = new ZipFile();
  const output = zip.outputStream;
  zip.on('error', (error: Error) => output.emit('error', error));
  const add = (name: string, open: () => Readable) =>
    zip.addReadStreamLazy(name, { mtime: now }, (take) => take(null, open()));
  const columns = await listColumns(client);
  for (const table of await listTables(client)) {
    const name = SHEETS[table.name];
    const own = columns.get(table.name);
    if (name === undefined || own === undefined) continue;
    const rows = ofCompany(table, companyId);
    add(`hojas/${name}.csv`, () => readSheet(client, rows, own));
    add(`datos/${table.name}.jsonl`, () => readLines(client, rows, own));
  }
  for (const name of Object.keys(PICTURES)) {
    for (const picture of await readPictures(client, companyId, name)) add(picture.path, picture.open);
  }
  zip.addBuffer(Buffer.from(readme(now)), 'LEEME.txt', { mtime: now });
  zip.end();
  await pipeline(output, createWriteStream(path, { mode: 0o600 }), { signal });
}
