import { readFileSync, statSync } from 'node:fs';
import { ClusterError } from './cluster-error.ts';

/** An account of the operating system that the database server runs as. */
export type ServerAccount = { name: string; uid: number; gid: number };

/** Accounts that may hold a server, best first. Both are there already: Cuadra never adds one to the machine. */
const CANDIDATES = ['postgres', 'nobody'];

/**
 * The account that the server must run as, or undefined when it runs as whoever runs Cuadra. PostgreSQL
 * refuses to run as root, so that only root needs another account.
 *
 * @param cluster the data folder of the server; when it exists, its owner is the one who must run it
 * @throws ClusterError when Cuadra runs as root and the machine has no account to lend
 */
export function findServerAccount(cluster: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) {
    return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  const accounts = parsePasswd(readFileSync('/etc/passwd', 'utf8'));
  for (const name of CANDIDATES) {
    const account = accounts.find((one) => one.name === name && one.uid !== 0);
    if (account !== undefined) return account;
  }
  throw new ClusterError(
    'PostgreSQL no puede correr como root y esta máquina no tiene la cuenta «postgres» ni «nobody»: ejecuta Cuadra con un usuario corriente o define DATABASE_URL.',
  );
}

/** The accounts of a passwd(5) file; lines that are not one are left out. */
export function parsePasswd(text: string): ServerAccount[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    if (name === undefined || !/^\d+$/.test(uid ?? '') || !/^\d+$/.test(gid ?? '')) return [];
    return [{ name, uid: Number(uid), gid: Number(gid) }];
  });
}
