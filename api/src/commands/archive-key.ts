/**
 * `npm run archive-key -- <file>`: makes the key of an archive. The secret half goes into the file, for whoever restores; the public half, which the
 * server encrypts with, is shown. Exits with 0, or with 2 when the file is there already or cannot be written.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { CommandError } from '../errors/command-error.ts';
import { EXIT, runCommand, say } from './run-command.ts';

await runCommand({
  usage: 'npm run archive-key -- <archivo nuevo para la clave secreta>',
  read(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1)
      throw new CommandError('Falta dónde se guarda la clave.');
    return path.resolve(file);
  },
  async run(file) {
    const identity = await generateX25519Identity();
    const recipient = await identityToRecipient(identity);
    try {
      await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      throw new CommandError(
        `${file} ya existe, y una clave que se pierde no se recupera: elige otro nombre.`,
      );
    }
    say(`WAL_ARCHIVE_KEY=${recipient}`);
    say(
      `La clave secreta está en ${file}. Guárdala fuera de esta máquina, también en papel: sin ella el archivo no se abre.`,
    );
    return EXIT.ok;
  },
});
