import { EXIT, type ExitCode, say } from '../run-command.ts';
import type { Difference } from './difference.ts';

/** What a difference is, in a line. */
export function lineOf({ table, companyId, row, stored, workedOut, isMended }: Difference): string {
  const values = `guardado ${stored ?? 'nada'}, según el libro ${workedOut}`;
  return `${table}  empresa ${companyId}  fila ${row}  ${values}${isMended ? '  (corregido)' : ''}`;
}

/** Says, after a backup or a restore, which totals are not their ledgers, and gives the exit code. */
export function sayDifferences(differences: readonly Difference[], heading: string): ExitCode {
  if (differences.length === 0) return EXIT.ok;
  say(`${heading}: mira «npm run check-totals».`);
  for (const difference of differences) say(lineOf(difference));
  return EXIT.found;
}
