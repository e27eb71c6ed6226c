import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { CompiledSale, Statement } from './compiled-sales.ts';

/** Where Debian and the PATH keep it; undefined when it is not installed (package postgresql-NN). */
export function findPgbench(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
  ];
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file));
}

/** Writes a script that sells each of these sales, and gives its path. */
export async function writeScript(file: string, sales: CompiledSale[]): Promise<string[]> {
  return Promise.all(
    sales.map(async (sale, index) => {
      const path = `${file}-${index}.sql`;
      await writeFile(path, scriptOf(sale));
      return path;
    }),
  );
}

/** Sales per second that PostgreSQL's own client makes of these scripts, each as likely as the others. */
export async function runPgbench(
  program: string,
  url: string,
  scripts: string[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> {
  const { stdout } = await promisify(execFile)(program, [
    ...['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)],
    ...scripts.flatMap((path) => ['-f', path]),
    url,
  ]);
  const found = /tps = ([\d.]+) \(without/.exec(stdout)?.[1];
  if (!found) throw new Error(stdout);
  return Number(found);
}

/** The ids are made of random numbers, the rest is written out. */
function scriptOf(sale: CompiledSale): string {
  const variables = Array.from({ length: sale.lineIds.length + 1 }, (_, index) => `n${index}`);
  const uuidOf = (name: string) => `lpad(to_hex(:${name}::bigint), 32, '0')::uuid`;
  const written = (value: unknown): string => {
    if (value === sale.id) return uuidOf('n0');
    if (value === sale.lineIds) return `array[${sale.lineIds.map((_, i) => uuidOf(`n${i + 1}`)).join(', ')}]`;
    return literal(value);
  };
  const filled = ({ text, values }: Statement) =>
    text.replaceAll(/\$(\d+)/g, (_, index) => written(values[Number(index) - 1])).replaceAll('\n', ' ');
  return [
    ...variables.map((name) => `\\set ${name} random(1, 9000000000000000000)`),
    'begin;',
    `set local app.company_id = '${sale.companyId}';`,
    `${filled(sale.facts)};`,
    `${filled(sale.write)};`,
    'commit;',
    '',
  ].join('\n');
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(element).join(',')}}`);
  return pg.escapeLiteral(String(value));
}

function element(value: unknown): string {
  return value === null ? 'null' : JSON.stringify(String(value));
}
