import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from './manifest.ts';

const NAME = /^cuadra-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const DAY = 24 * 60 * 60 * 1000;

/** What a backup is called: whose it is, and when it was made, in UTC, so that names sort as they were made. */
export function backupName(madeAt: Date, company?: { id: string }): string {
  const of = company ? `empresa-${company.id}` : 'cuadra';
  return `${of}-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}`;
}

/**
 * Removes the backups of a folder that are older than some days, but never the newest, and nothing that is not a backup.
 *
 * @param now when it is
 * @returns the names of those that are gone
 */
export async function removeOldBackups(folder: string, days: number, now: Date): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const removed: string[] = [];
  for (const name of names.slice(0, -1)) {
    const one = path.join(folder, name);
    // By what it says itself: a name can be given to anything.
    const manifest = await readManifest(one).catch(() => undefined);
    if (manifest === undefined || now.getTime() - Date.parse(manifest.made_at) <= days * DAY) continue;
    await rm(one, { recursive: true });
    removed.push(name);
  }
  return removed;
}
