import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Password } from '@cuadra/shared/contract';
import { isCommonPassword } from '../access/common-password.ts';
import { CommandError } from '../errors/command-error.ts';

/** A password that nobody has to think of: 96 random bits. */
export function newPassword(): string {
  return randomBytes(12).toString('base64url');
}

/**
 * Asks for a password without showing it; of a pipe it takes the first line. Never from the arguments, which everybody on
 * the machine can read.
 *
 * @throws CommandError for one that is too short, too long or too common
 */
export async function askPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write('Contraseña: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  const [line = ''] = await new Promise<string[]>((resolve) => {
    lines.once('line', (text) => resolve([text]));
    lines.once('close', () => resolve([]));
  });
  lines.close();
  if (isTerminal) process.stderr.write('\n');
  const { data, error } = Password.safeParse(line);
  if (error)
    throw new CommandError(
      'La contraseña lleva de 8 a 200 caracteres: escríbela cuando se pida, o pide una con --generate.',
    );
  if (isCommonPassword(data)) {
    throw new CommandError(
      'Esa contraseña es de las que se prueban primero: elige otra, o pide una con --generate.',
    );
  }
  return data;
}
