import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the code under test is written in: `.ts` where the sources run, `.js` where what was compiled from them does. */
export const EXTENSION = path.extname(fileURLToPath(import.meta.url));

/** What Node needs to run it in a process of its own. */
export const NODE_OPTIONS: readonly string[] =
  EXTENSION === '.ts' ? ['--conditions=source', '--import', import.meta.resolve('tsx')] : [];
