import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { quoted, type Table } from '../../database/list-tables.ts';

/** What tells whether rows are the same. */
export interface Content {
  rows: number;
  bytes: number;
  sha256: string;
}

const NEWLINE = 0x0a;

/**
 * Has a connection write values as every other does, whatever server and settings it has. A role that row level security
 * binds gets an error, and not the few rows that it may see.
 */
export async function settleFormat(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
     set bytea_output = 'hex'; set extra_float_digits = 1; set row_security = off; set search_path = public`,
  );
}

/** The rows of a table in COPY's text format: a line each, as a newline within a value is written `\n`. */
export function readRows(client: pg.ClientBase, table: Table): Readable {
  return client.query(copyTo(`copy (${select(table, table.columns.map(quoted))}) to stdout`));
}

function select({ name, order, where = 'true' }: Table, columns: readonly string[]): string {
  return `select ${columns.join(', ')} from public.${quoted(name)} where ${where} order by ${order}`;
}

/** Passes bytes on and weighs them. */
export function weigh(): { pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer>; content(): Content } {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  return {
    async *pass(chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows++;
        yield chunk;
      }
    },
    content: () => ({ rows, bytes, sha256: hash.digest('hex') }),
  };
}

/** What a stream of rows holds; it is read to its end. */
export async function contentOf(rows: AsyncIterable<Buffer>): Promise<Content> {
  const scale = weigh();
  for await (const _ of scale.pass(rows));
  return scale.content();
}
