/**
 * `npm run check-totals -w @cuadra/api -- [--company <id>] [--fix]`: works the stored totals out again from the ledgers and
 * says what differs; with --fix it puts right what can be. Exits with 0 when all agrees or was put right, with 1 when
 * something differs, with 2 when it could not look.
 */
import { parseArgs } from 'node:util';
import { CommandError } from '../errors/command-error.ts';
import { EXIT, runCommand, say } from './run-command.ts';
import { checkTotals } from './totals/check.ts';
import { lineOf } from './totals/say-differences.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

await runCommand({
  usage: 'npm run check-totals -w @cuadra/api -- [--company <id de la empresa>] [--fix]',
  read(args) {
    const { values } = parseArgs({
      args,
      options: { company: { type: 'string' }, fix: { type: 'boolean', default: false } },
    });
    if (values.company !== undefined && !UUID.test(values.company)) {
      throw new CommandError(
        '--company lleva el id de una empresa, como 0199a000-0000-7000-8000-000000000001.',
      );
    }
    return values;
  },
  async run({ company, fix = false }, database) {
    const { client } = await database();
    const differences = await checkTotals(client, { company, fix });
    for (const difference of differences) say(lineOf(difference));
    const left = differences.filter(({ isMended }) => !isMended).length;
    const mended = differences.length - left;
    if (differences.length === 0) say('Todos los totales coinciden con sus libros.');
    if (mended > 0) say(`Corregidas: ${mended}.`);
    if (left > 0)
      say(`Diferencias sin corregir: ${left}.${fix ? '' : ' Con --fix se corrige lo que se puede.'}`);
    return left === 0 ? EXIT.ok : EXIT.found;
  },
});
