import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../../errors/command-error.ts';

/** What is brought in, and whether it is only looked at. */
export interface AskedFolder {
  folder: string;
  isCheck: boolean;
}

/**
 * Reads `<folder> [--check]`.
 *
 * @param missing what is said without a folder, or with several
 */
export function readFolder(args: string[], missing: string): AskedFolder {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new CommandError(missing);
  return { folder: path.resolve(folder), isCheck: values.check };
}
