import { createWriteStream } from 'node:fs';
import { chmod, chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type { Home } from '../cluster/home.ts';
import type { Base } from './names.ts';
import { type ReadableArchive, unreadable } from './read-archive.ts';
import { openSealed } from './sealed-file.ts';

/** A part of a path that leads nowhere else. */
const SAFE_PATH = /^(password|cluster(\/(?!\.\.?(\/|$))[\w.-]+)+)$/;

/**
 * Unpacks a base into a folder that is not there yet, as the database of a home.
 *
 * @throws ClusterError where the key is another, or the base was changed or cut off
 */
export async function unpackBase(
  archive: ReadableArchive,
  base: Base,
  into: string,
  home: Home,
): Promise<void> {
  const entries = extract();
  const unpack = async () => {
    for await (const entry of entries) {
      const name = entry.header.name.replace(/\/$/, '');
      if (!SAFE_PATH.test(name)) throw new Error(`${name} is not a path of a database`);
      const place = path.join(into, name);
      if (entry.header.type === 'directory') {
        await mkdir(place, { recursive: true, mode: 0o700 });
        entry.resume();
      } else {
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
        await pipeline(entry, createWriteStream(place, { mode: 0o600 }));
      }
      const account = name === 'password' ? undefined : home.account;
      if (account) await chown(place, account.uid, account.gid);
    }
  };
  try {
    await mkdir(path.join(into, 'cluster'), { recursive: true, mode: 0o700 });
    if (home.account) {
      await chmod(into, 0o711);
      await chown(path.join(into, 'cluster'), home.account.uid, home.account.gid);
    }
    const content = await openSealed(path.join(archive.folder, base.file), archive.identity);
    await Promise.all([
      pipeline(content, entries as unknown as NodeJS.WritableStream),
      unpack().catch((error: Error) => {
        entries.destroy(error);
        throw error;
      }),
    ]);
  } catch (error) {
    throw unreadable(base.file, error);
  }
}
