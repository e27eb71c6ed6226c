import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';

/** Where one test lets Cuadra keep its data. */
export interface Place {
  root: string;
  dataDir: string;
  /** Has something done after the test, before the folders are removed; what was told last comes first. */
  atEnd(task: () => unknown): void;
}

/**
 * Makes such a place, open to other accounts, as a project's folder usually is.
 *
 * @param mode of the folder above the data: 0o700 is one that only its owner may enter, as /root is
 */
export async function makePlace(test: TestContext, mode = 0o755): Promise<Place> {
  const root = await mkdtemp(path.join(tmpdir(), 'cuadra-lifecycle-'));
  await chmod(root, mode);
  const dataDir = path.join(root, '.data');
  const tasks: (() => unknown)[] = [() => removeSheltered(dataDir)];
  test.after(async () => {
    for (const task of tasks.reverse()) await task();
    await rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  return { root, dataDir, atEnd: (task) => tasks.push(task) };
}

/** Where the database of a data folder really is: elsewhere, when the server's account cannot enter it. */
export async function homeOf(dataDir: string): Promise<string> {
  try {
    return JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8')).home;
  } catch {
    return path.join(dataDir, 'postgres');
  }
}

async function removeSheltered(dataDir: string): Promise<void> {
  await rm(await homeOf(dataDir), { recursive: true, force: true });
}
