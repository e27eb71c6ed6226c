import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RemoteDescriptor } from '@cuadra/shared/contract';
import { z } from 'zod';

/**
 * Reads a module's `remote.ts` and checks it.
 *
 * @param packageDir the module's folder, `mf-pos`
 * @throws with every error of the descriptor, and where it stands, in one message
 */
export async function loadDescriptor(packageDir: string): Promise<RemoteDescriptor> {
  const file = join(packageDir, 'remote.ts');
  if (!existsSync(file)) throw new Error(`${basename(packageDir)} has no remote.ts`);
  const module: { default?: unknown } = await import(pathToFileURL(file).href);
  const parsed = RemoteDescriptor.safeParse(module.default);
  if (!parsed.success) {
    throw new Error(`${basename(packageDir)}/remote.ts\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}
