import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps it in memory. Containers often give it 64 MB only. */
const IN_MEMORY = '/dev/shm';
/** Bytes that have to be free there: a few dozen databases at once take one gigabyte. */
const ENOUGH = 4 * 1024 ** 3;

/**
 * A new folder for what makes and removes thousands of files, as a database does: in memory where there is room, which takes a
 * sixth of the processor less.
 */
export async function makeQuickFolder(prefix: string): Promise<string> {
  return await mkdtemp(join((await hasRoom()) ? IN_MEMORY : tmpdir(), prefix));
}

async function hasRoom(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false; // no Linux
  }
}
