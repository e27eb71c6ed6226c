import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { CommandError } from '../../errors/command-error.ts';

/** What a backup is made of: written last, so that a folder without it is none. */
const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** When the database was as it is in here, ISO 8601. */
  made_at: z.iso.datetime(),
  /** The last migration that the database had. */
  migration: z.string().regex(/^\d{4}_\w+$/),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
      /** Bytes of the rows, before they are compressed. */
      bytes: z.int().min(0),
      /** Of the same bytes, in hexadecimal. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Whose rows they are, where they are one company's. */
  company: z.strictObject({ id: z.uuid(), name: z.string() }).optional(),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.string(), is_called: z.boolean() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type SavedTable = Manifest['tables'][number];

const FILE = 'manifest.json';
/** Its hash, as `sha256sum` writes it. */
const HASH_FILE = `${FILE}.sha256`;

/** The file with the rows of a table, in PostgreSQL's COPY text format, compressed. */
export function tableFile(folder: string, table: string): string {
  return path.join(folder, `${table}.copy.gz`);
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(path.join(folder, FILE), text, { mode: 0o600 });
  await writeFile(path.join(folder, HASH_FILE), `${sha256(text)}  ${FILE}\n`, { mode: 0o600 });
}

/** @throws CommandError where that is no backup, or not as it was written */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, hash] = await Promise.all([FILE, HASH_FILE].map((name) => readText(path.join(folder, name))));
  if (text === undefined || hash === undefined) {
    throw new CommandError(`En ${folder} no hay ninguna copia de Cuadra, o le falta ${FILE}.`);
  }
  if (!hash.startsWith(`${sha256(text)} `)) throw damaged(folder, FILE);
  const { data } = manifestSchema.safeParse(JSON.parse(text));
  if (data === undefined) throw damaged(folder, FILE);
  return data;
}

/** What is said of a backup that is not as it was written. */
export function damaged(folder: string, file: string): CommandError {
  return new CommandError(
    `La copia ${folder} está dañada o alguien la cambió (${file}): no se usa nada de ella. Prueba con otra copia.`,
  );
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
