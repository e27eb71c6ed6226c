import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { archiveStateOf, renewChain } from '../cluster/archive-switch.ts';
import { ClusterError } from '../cluster/cluster-error.ts';
import { sync } from '../cluster/sync.ts';

/** What an archive says of itself, in `archive.json`. */
const description = z.object({
  format: z.literal(1),
  /** Whose it is: the name that the archiver of one data folder has. */
  database: z.uuid(),
  segment_bytes: z.number().int().positive(),
});
export type ArchiveDescription = z.infer<typeof description>;

/** What the archiver of a data folder keeps there. */
const state = z.object({ database: z.uuid(), folder: z.string().optional() });

/** The folder of an archive's segments. */
export const walOf = (folder: string) => path.join(folder, 'wal');
/** What is told of an archive that cannot be found. */
export const isAway = (folder: string) => `La carpeta ${folder} no está.`;
const descriptionOf = (folder: string) => path.join(folder, 'archive.json');

/**
 * Makes sure that a folder is the archive of a database, and makes it one where it is new and empty. An archive belongs to one database
 * for ever, and one that was there is never begun again in an empty folder: that is a disk that is not mounted.
 *
 * @param cluster PostgreSQL's data folder
 * @throws ClusterError where it is not there, is another's, or holds other things
 */
export async function takeArchive(cluster: string, folder: string, segmentBytes: number): Promise<void> {
  const known = await readState(cluster);
  // Never synchronously: a disk of the network that hangs would stop whoever sells.
  await access(folder).catch(() => {
    throw new ClusterError(isAway(folder));
  });
  const found = await readDescription(folder);
  if (found && found.database !== known.database) {
    throw new ClusterError(
      `En ${folder} está el archivo de otra base de datos: elige una carpeta nueva en WAL_ARCHIVE.`,
    );
  }
  if (found && known.folder === folder) return;
  if (!found) await beginArchive(folder, known, segmentBytes);
  // What was written in between is somewhere else, or nowhere.
  if (known.folder !== undefined) await renewChain(cluster);
  await writeFile(archiveStateOf(cluster), JSON.stringify({ ...known, folder }), { mode: 0o600 });
}

async function beginArchive(
  folder: string,
  known: z.infer<typeof state>,
  segment_bytes: number,
): Promise<void> {
  if (known.folder === folder) {
    throw new ClusterError(
      `El archivo que estaba en ${folder} no está: ¿falta conectar su disco? Para empezar otro, elige otra carpeta en WAL_ARCHIVE.`,
    );
  }
  const others = (await readdir(folder)).filter((name) => name !== 'lost+found' && name !== 'wal');
  if (others.length > 0) {
    throw new ClusterError(
      `En ${folder} hay otras cosas (${others[0]}): WAL_ARCHIVE lleva una carpeta vacía.`,
    );
  }
  await mkdir(walOf(folder), { recursive: true, mode: 0o700 });
  const text = JSON.stringify({
    format: 1,
    database: known.database,
    segment_bytes,
  } satisfies ArchiveDescription);
  await writeFile(descriptionOf(folder), `${text}\n`, { mode: 0o600 });
  await sync(descriptionOf(folder));
  await sync(folder);
}

/** What the archive in a folder says of itself; undefined where there is none. @throws ClusterError where it cannot be read */
export async function readDescription(folder: string): Promise<ArchiveDescription | undefined> {
  const file = descriptionOf(folder);
  const text = await readText(file);
  if (text === undefined) return undefined;
  const { data } = description.safeParse(parsed(text));
  if (data) return data;
  throw new ClusterError(`${file} no se puede leer o es de otra versión de Cuadra.`);
}

async function readState(cluster: string): Promise<z.infer<typeof state>> {
  const file = archiveStateOf(cluster);
  const { data } = state.safeParse(parsed((await readText(file)) ?? ''));
  if (data) return data;
  const fresh = { database: randomUUID() };
  await writeFile(file, JSON.stringify(fresh), { mode: 0o600 });
  return fresh;
}

/** What is in a file; undefined where it is not there. */
async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
