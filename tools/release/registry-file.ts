import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from '@cuadra/shared/contract';

const LOCK_RETRY_MS = 50;
/** No command holds the lock for longer; an older one was left by a process that died. */
const LOCK_STALE_MS = 30_000;

/** @throws when the file is there and is no registry */
export async function readRegistry(dir: string): Promise<Registry> {
  const text = await readFile(join(dir, 'registry.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? { schema: 1, remotes: {} } : parseRegistry(text, dir);
}

function parseRegistry(text: string, dir: string): Registry {
  try {
    return Registry.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${join(dir, 'registry.json')} is no registry that this version of Cuadra can read`, {
      cause,
    });
  }
}

/**
 * Changes `registry.json` under a lock, and puts the new file in the old one's place in one step: a reader sees
 * one or the other, and two teams that publish at once both get in.
 */
export async function editRegistry<T>(dir: string, edit: (registry: Registry) => T | Promise<T>): Promise<T> {
  await mkdir(dir, { recursive: true });
  const release = await lock(join(dir, 'registry.lock'));
  try {
    const registry = await readRegistry(dir);
    const result = await edit(registry);
    const temporary = join(dir, `registry.${process.pid}.tmp`);
    await writeFile(temporary, `${JSON.stringify(Registry.parse(registry), undefined, 2)}\n`);
    await rename(temporary, join(dir, 'registry.json'));
    return result;
  } finally {
    await release();
  }
}

async function lock(path: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      const file = await open(path, 'wx');
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (!isAlreadyThere(error)) throw error;
    }
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > LOCK_STALE_MS) await rm(path, { force: true });
    else await sleep(LOCK_RETRY_MS);
  }
}

function isAlreadyThere(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
}
