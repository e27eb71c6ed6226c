import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { makeQuickFolder } from '../../../testing/quick-folder.ts';

/** Folders of one test: where it may put data, and where a database goes that cannot be there. */
export type Folders = {
  root: string;
  dataDir: string;
  shelters: string[];
  /** Has something done after the test, before the folders are removed; the last comes first. */
  onEnd(task: () => unknown): void;
};

/** Makes the folders of a test, open to other accounts, and removes them after it. */
export async function makeFolders(test: TestContext): Promise<Folders> {
  const root = await makeQuickFolder('cuadra-cluster-');
  const tasks: (() => unknown)[] = [];
  test.after(async () => {
    for (const task of tasks.reverse()) await task();
    await rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  await chmod(root, 0o755);
  const shelter = path.join(root, 'shelter');
  await mkdir(shelter);
  return { root, dataDir: path.join(root, 'data'), shelters: [shelter], onEnd: (task) => tasks.push(task) };
}
