import { open } from 'node:fs/promises';

/**
 * Makes what was written into a file, or the names in a folder, last through a power cut.
 *
 * @param place a file or a folder
 */
export async function sync(place: string): Promise<void> {
  // Windows cannot do it with a folder and needs none.
  if (process.platform === 'win32') return;
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
