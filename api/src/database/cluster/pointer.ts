import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ClusterError } from './cluster-error.ts';
import { isFilled } from './folder-access.ts';

/** Says in the data folder that the database had to be placed elsewhere, and for which data folder. */
type Pointer = {
  dataDir: string;
  home: string;
  /** Until the database is made there, so that a start that was killed in between is not taken for lost data. */
  isPending?: true;
};

const POINTER = 'postgres.json';

/** The pointer of a data folder; undefined when it has none. */
async function readPointer(root: string): Promise<Pointer | undefined> {
  const file = path.join(root, POINTER);
  try {
    const { dataDir, home, isPending }: Partial<Pointer> = JSON.parse(await readFile(file, 'utf8'));
    if (typeof dataDir === 'string' && typeof home === 'string') return { dataDir, home, isPending };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  }
  throw new ClusterError(
    `No se puede leer ${file}, que dice dónde está la base de datos: devuélvele su contenido y sus permisos, o recupera una copia con «npm run restore».`,
  );
}

/** The pointer of a data folder, once it is certain that it is this folder's. */
export async function followPointer(root: string): Promise<Pointer | undefined> {
  const pointer = await readPointer(root);
  if (pointer === undefined || pointer.dataDir === root) return pointer;
  // The folder was moved, or copied. Two must never share a database.
  if (existsSync(path.join(pointer.dataDir, POINTER))) {
    throw new ClusterError(
      `${root} es una copia de ${pointer.dataDir}, y la base de datos no se copió con ella: está en ${pointer.home}. Para llevarla a otro sitio usa «npm run backup» y «npm run restore»; para empezar aquí de cero, borra ${path.join(root, POINTER)}.`,
    );
  }
  if (await isFilled(pointer.home)) await writePointer(root, { dataDir: root, home: pointer.home });
  return pointer;
}

/** Why nothing starts where a database was, and what can be done. */
export function dataIsGone(root: string, gone: string): ClusterError {
  const pointer = path.join(root, POINTER);
  const begin = existsSync(pointer) ? `al borrar ${pointer}` : 'con otra carpeta en DATA_DIR';
  return new ClusterError(
    `La base de datos de ${root} debería estar en ${gone}, y ya no está: devuelve esa carpeta a su lugar. Si se perdió, recupera una copia con «npm run restore»; ${begin} Cuadra empieza de cero.`,
  );
}

/** Says that the database of a home is made: from now on its absence is a loss, and not a first start. */
export async function confirmHome(dataDir: string, home: string): Promise<void> {
  const pointer = await readPointer(dataDir);
  if (pointer?.isPending && pointer.home === home) await writePointer(dataDir, { dataDir, home });
}

/** Tells the place of a database that is to be made, and gives it: what another start told first is the one. */
export async function announceHome(root: string, home: string): Promise<string> {
  const pointer: Pointer = { dataDir: root, home, isPending: true };
  const temporary = await writeTemporary(root, pointer);
  try {
    await link(temporary, path.join(root, POINTER));
    return home;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return (await readPointer(root))?.home ?? home;
    // A file system without hard links.
    await writePointer(root, pointer);
    return home;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function writePointer(root: string, pointer: Pointer): Promise<void> {
  await rename(await writeTemporary(root, pointer), path.join(root, POINTER));
}

async function writeTemporary(root: string, pointer: Pointer): Promise<string> {
  const temporary = path.join(root, `${POINTER}.${randomUUID()}.tmp`);
  await writeFile(temporary, `${JSON.stringify(pointer, null, 2)}\n`);
  return temporary;
}

/** Takes back what a data folder says of a database that was not made. */
export async function forgetHome(root: string): Promise<void> {
  await rm(path.join(root, POINTER), { force: true });
}
