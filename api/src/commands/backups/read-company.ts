import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../../errors/command-error.ts';

/** Which company is meant, and the folder that it is written into. */
export interface AskedCompany {
  wanted: string;
  to: string;
}

/** Reads `<id, RIF or user> [--to <folder>]`. */
export function readCompany(args: string[]): AskedCompany {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string', default: 'backups' } },
  });
  const [wanted] = positionals;
  if (wanted === undefined || positionals.length > 1) throw new CommandError('Falta de qué empresa.');
  return { wanted, to: path.resolve(values.to) };
}
