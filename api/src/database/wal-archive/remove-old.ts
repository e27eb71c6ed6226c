import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { walOf } from './archive-place.ts';
import { basesAmong } from './names.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Removes from an archive what no moment of the last days needs: the bases before the one that was whole when they began, and what was written before that
 * one.
 *
 * @param now when it is, in milliseconds
 */
export async function removeOld(folder: string, days: number, now: number): Promise<void> {
  const bases = basesAmong(await readdir(folder));
  const begin = new Date(now - days * DAY).toISOString();
  const old = bases.filter(({ madeAt }) => madeAt <= begin);
  const first = old.pop();
  if (first === undefined) return;
  for (const { file } of old) await rm(path.join(folder, file));
  for (const file of await readdir(walOf(folder))) {
    // Files of the timelines (`00000002.history`) are a few bytes, and whoever restores may need them.
    const segment = /^[\dA-F]{24}/.exec(file)?.[0];
    if (segment !== undefined && segment < first.segment) await rm(path.join(walOf(folder), file));
  }
}
