import { existsSync, mkdirSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ServerAccount } from './account.ts';
import { run } from './run.ts';

/**
 * Folders where root may put what another account must reach, best first. Data placed here stays until
 * somebody removes it, so no temporary folder is among them.
 */
export const SHELTERS = ['/var/lib/cuadra', '/opt/cuadra', '/srv/cuadra'];

/**
 * Whether an account can work in a folder of ours, found out by doing it: modes alone do not tell (parents,
 * ACLs, mounts).
 */
export async function canWorkIn(folder: string, account: ServerAccount): Promise<boolean> {
  let probe: string;
  try {
    probe = await mkdtemp(path.join(folder, '.probe-'));
  } catch {
    return false;
  }
  try {
    await chown(probe, account.uid, account.gid);
    return await canEnter(probe, account);
  } catch {
    return false;
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

/** Whether an account can enter a folder and write in it; nothing is written. */
export async function canEnter(folder: string, account: ServerAccount): Promise<boolean> {
  const { code } = await run('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], account);
  return code === 0;
}

/** The first of some folders, made when missing, in which an account can work; undefined when none will do. */
export async function findShelter(folders: string[], account: ServerAccount): Promise<string | undefined> {
  for (const folder of folders) {
    try {
      makeOpenFolder(folder);
    } catch {
      continue;
    }
    if (await canWorkIn(folder, account)) return folder;
  }
  return undefined;
}

/**
 * Makes a folder, and those above it that are missing, open to everybody whatever the umask: another start never finds
 * it closed, nor made a second time. (A folder that is made elsewhere and renamed takes the place of an empty one, and
 * who was just writing into that one is told that it does not exist.)
 */
export function makeOpenFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeOpenFolder(path.dirname(folder));
  const umask = process.umask(0);
  try {
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    process.umask(umask);
  }
}

/** Whether something is in a folder; what may not be looked into counts as filled. */
export async function isFilled(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
