import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Home } from './home.ts';

/** Where a server that is archived puts what it wrote until that is in the archive. Both are in its own data folder. */
export const ARCHIVE_FOLDER = 'cuadra_archive';
const SPOOL = `${ARCHIVE_FOLDER}/wal`;
/** Names an unbroken row of what was written: it is made when archiving begins, and anew where something was lost. */
const CHAIN = `${ARCHIVE_FOLDER}/chain`;

/** What the archiver knows of itself: see `wal-archive/archive-place.ts`. */
const STATE = `${ARCHIVE_FOLDER}/state.json`;

/** The folder where a server leaves whole segments of its log to be archived. */
export const spoolOf = (cluster: string) => path.join(cluster, SPOOL);
/** The file whose presence says that a server is archived. */
export const chainOf = (cluster: string) => path.join(cluster, CHAIN);
export const archiveStateOf = (cluster: string) => path.join(cluster, STATE);

/**
 * Has a database archived from its next start on, or no longer. It is kept in the database's own folder, so that whoever
 * starts its server goes on with it: what one command wrote without it would be a gap.
 */
export async function turnArchive(home: Home, isOn: boolean): Promise<void> {
  if (isOn === existsSync(chainOf(home.cluster))) return;
  if (isOn) return await beginChain(home);
  await rm(chainOf(home.cluster));
  await rm(spoolOf(home.cluster), { recursive: true, force: true });
}

async function beginChain(home: Home): Promise<void> {
  await mkdir(spoolOf(home.cluster), { recursive: true, mode: 0o700 });
  const made = [path.join(home.cluster, ARCHIVE_FOLDER), spoolOf(home.cluster)];
  if (home.account) for (const one of made) await chown(one, home.account.uid, home.account.gid);
  await renewChain(home.cluster);
}

/** Says that something of what was written will never be archived: only a new copy of the whole goes on from here. */
export async function renewChain(cluster: string): Promise<void> {
  await writeFile(chainOf(cluster), randomUUID(), { mode: 0o600 });
}

/**
 * What a server that is archived needs beside its own settings. Its working directory is its data folder. A segment has its
 * name once it is on the disk: PostgreSQL overwrites its own as soon as the command has ended.
 */
export function archiveSettings(home: Home): Record<string, string> {
  if (!existsSync(chainOf(home.cluster))) return {};
  const to = `${SPOOL}/%f`;
  return {
    archive_mode: 'on',
    archive_command: `cp "%p" "${to}.part" && sync "${to}.part" && mv "${to}.part" "${to}"`,
  };
}
