import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Content, contentOf } from './copy-rows.ts';
import { damaged, type Manifest, readManifest, type SavedTable, tableFile } from './manifest.ts';

/** The rows of a table as they were saved; it fails where they cannot be read to their end. */
export function savedRows(folder: string, { name }: SavedTable): Readable {
  const file = createReadStream(tableFile(folder, name));
  const rows = createGunzip();
  // Whatever goes wrong is told by what is read.
  pipeline(file, rows, () => undefined);
  return rows;
}

/**
 * Reads a backup to its end and holds every table to what was written of it.
 *
 * @throws CommandError where it is none, or not as it was written
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) {
    const file = path.basename(tableFile(folder, table.name));
    const found = await contentOf(savedRows(folder, table)).catch((error: NodeJS.ErrnoException) => {
      if (isDamage(error)) throw damaged(folder, file);
      throw error;
    });
    if (!isSame(found, table)) throw damaged(folder, file);
  }
  return manifest;
}

export function isSame(one: Content, other: Content): boolean {
  return one.rows === other.rows && one.bytes === other.bytes && one.sha256 === other.sha256;
}

/** A file that is missing, or that is not what zlib wrote. */
function isDamage({ code = '' }: NodeJS.ErrnoException): boolean {
  return code === 'ENOENT' || code.startsWith('Z_');
}
