import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RemoteBuild } from '@cuadra/shared/contract';

/** @param dir where the module's browser build is */
export async function readRemoteBuild(dir: string): Promise<RemoteBuild> {
  const text = await readFile(join(dir, 'remote.json'), 'utf8').catch(() => {
    throw new Error(`No remote.json in ${dir}: build the module first`);
  });
  return RemoteBuild.parse(JSON.parse(text));
}
