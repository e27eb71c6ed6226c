/**
 * `npm run platform-user -w @cuadra/api -- super_user|inspector --username u --email e [--name n] [--generate]` makes who
 * runs Cuadra; `-- password --username u [--generate]` gives one of them another password. The password is asked for, read
 * from a pipe, or made up and shown; it is never an argument. `-- second-factor --username u` takes the second factor off whoever
 * has lost it, a company's users, too. Exits with 0, or with 2 and the reason.
 */
import { parseArgs } from 'node:util';
import { Email, text, Username } from '@cuadra/shared/contract';
import type { z } from 'zod';
import { CommandError } from '../errors/command-error.ts';
import { askPassword, newPassword } from './password.ts';
import { changePlatformPassword, makePlatformUser } from './platform-users/platform-users.ts';
import { takeOffSecondFactor } from './platform-users/take-off-second-factor.ts';
import { EXIT, runCommand, say } from './run-command.ts';

const WHAT = ['super_user', 'inspector', 'password', 'second-factor'] as const;

interface PlatformUserAsked {
  what: (typeof WHAT)[number];
  username: string;
  email: string;
  name: string;
  generate: boolean;
}

await runCommand<PlatformUserAsked>({
  usage:
    'npm run platform-user -w @cuadra/api -- super_user|inspector --username <usuario> --email <correo> [--name <nombre>] [--generate]\n' +
    '     npm run platform-user -w @cuadra/api -- password --username <usuario> [--generate]\n' +
    '     npm run platform-user -w @cuadra/api -- second-factor --username <usuario>',
  read,
  async run({ what, generate, ...user }, database) {
    if (what === 'second-factor') {
      await takeOffSecondFactor((await database()).client, user.username);
      say(`«${user.username}» entra ahora solo con su contraseña. Sus sesiones se cerraron.`);
      return EXIT.ok;
    }
    const password = generate ? newPassword() : await askPassword();
    const { client } = await database();
    if (what === 'password') await changePlatformPassword(client, user.username, password);
    else await makePlatformUser(client, { kind: what, ...user, password });
    say(what === 'password' ? `Contraseña de «${user.username}» cambiada.` : `Creado «${user.username}».`);
    if (generate) say(`Contraseña: ${password}`);
    return EXIT.ok;
  },
});

function read(args: string[]): PlatformUserAsked {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      username: { type: 'string', default: '' },
      email: { type: 'string' },
      name: { type: 'string' },
      generate: { type: 'boolean', default: false },
    },
  });
  const what = WHAT.find((one) => one === positionals[0]);
  if (what === undefined || positionals.length !== 1)
    throw new CommandError(`Di qué hacer: ${WHAT.join(', ')}.`);
  const username = checked(
    Username,
    values.username,
    '--username lleva de 3 a 40 letras sin acento, números, puntos o guiones.',
  );
  if (what === 'password' || what === 'second-factor')
    return { what, username, email: '', name: '', generate: values.generate };
  return {
    what,
    username,
    email: checked(Email, values.email, '--email lleva un correo.'),
    name: checked(text(1, 120), values.name ?? username, '--name lleva un nombre de hasta 120 letras.'),
    generate: values.generate,
  };
}

function checked<T>(schema: z.ZodType<T>, value: unknown, otherwise: string): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new CommandError(otherwise);
  return result.data;
}
