import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { findServerAccount, type ServerAccount } from './account.ts';
import { ClusterError } from './cluster-error.ts';
import { canEnter, canWorkIn, findShelter, isFilled, SHELTERS } from './folder-access.ts';
import { announceHome, dataIsGone, followPointer } from './pointer.ts';

/** The folder that holds one database and all that belongs to it. */
export type Home = {
  /** The data folder that it belongs to, without symbolic links. */
  dataDir: string;
  /** The folder itself, in the data folder or in a shelter. */
  directory: string;
  /** PostgreSQL's own data folder (PGDATA). */
  cluster: string;
  /** Holds the password of the server's owner, mode 0600. */
  passwordFile: string;
  logFile: string;
  /** Who the server runs as; undefined for whoever runs Cuadra. */
  account: ServerAccount | undefined;
};

/**
 * Where the database of a data folder is, or is to be made: `<dataDir>/postgres`, unless the account that must
 * run the server cannot work there. Then it is `/var/lib/cuadra/<hash of the data folder>-<random>`, and
 * `<dataDir>/postgres.json` points to it. The random part makes a data folder that was deleted and made
 * again start empty, as anybody would expect. A pointer to data that is not there, or that is another folder's, is
 * never taken for a first start: the shop would find an empty Cuadra where its own was.
 *
 * @param dataDir made when missing
 * @param shelters folders for a database that cannot be under `dataDir`
 * @throws ClusterError when there is no place for it, none that may be used, or its data is gone
 */
export async function findHome(dataDir: string, shelters: string[] = SHELTERS): Promise<Home> {
  const root = await openDataDir(dataDir);
  const inside = path.join(root, 'postgres');
  const pointer = await followPointer(root);
  const directory = pointer?.home ?? inside;
  if (await isFilled(directory)) return await checkedHome(root, directory);
  if (pointer !== undefined && !pointer.isPending) throw dataIsGone(root, directory);
  const account = findServerAccount(path.join(directory, 'cluster'));
  if (account === undefined || directory !== inside || (await canWorkIn(root, account))) {
    return describe(root, directory, account);
  }
  const shelter = await findShelter(shelters, account);
  if (shelter === undefined) {
    throw new ClusterError(
      `La cuenta «${account.name}», con la que root ejecuta PostgreSQL, no puede entrar en ${root} ni en ${shelters.join(', ')}: elige otra carpeta con DATA_DIR.`,
    );
  }
  const name = `${createHash('sha256').update(root).digest('hex').slice(0, 12)}-${randomBytes(2).toString('hex')}`;
  return describe(root, await announceHome(root, path.join(shelter, name)), account);
}

async function openDataDir(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  return await realpath(dataDir);
}

/** The home of a database that exists, once it is certain that the server can run there. */
async function checkedHome(dataDir: string, directory: string): Promise<Home> {
  const home = describe(dataDir, directory, findServerAccount(path.join(directory, 'cluster')));
  // A database is made whole, by one rename: a folder without it has lost it.
  if (!existsSync(home.cluster)) throw dataIsGone(dataDir, home.cluster);
  try {
    await readFile(home.passwordFile);
  } catch (error) {
    throw new ClusterError(
      `La base de datos de ${directory} no es de este usuario o le falta su contraseña (${home.passwordFile}): ${(error as Error).message}`,
    );
  }
  if (home.account !== undefined && !(await canEnter(home.cluster, home.account))) {
    throw new ClusterError(
      `La cuenta que ejecuta PostgreSQL (${home.account.name}) ya no puede entrar en ${home.cluster}: devuelve los permisos de sus carpetas o mueve la carpeta de datos.`,
    );
  }
  return home;
}

function describe(dataDir: string, directory: string, account: ServerAccount | undefined): Home {
  return {
    dataDir,
    directory,
    cluster: path.join(directory, 'cluster'),
    passwordFile: path.join(directory, 'password'),
    logFile: path.join(directory, 'postgres.log'),
    account,
  };
}
