import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HoldHours } from '@cuadra/shared/contract';
import { CommandError } from '../../errors/command-error.ts';

const COMMANDS = [
  ...(['publish', 'activate', 'rollback', 'canary', 'pin', 'hold', 'status'] as const),
  ...(['token', 'revoke', 'tokens', 'team', 'breaks', 'key', 'offer'] as const),
];

/** What `npm run release` is asked. */
export interface Asked {
  command: (typeof COMMANDS)[number];
  /** As the folder is written, `mf-pos`, or the remote, `mf_pos`: either is understood. */
  modules: string[];
  /** Those in which a company keeps its versions; null for no hours any more. */
  hours: HoldHours | null;
  version: string | undefined;
  /** A build elsewhere than below this project. */
  from: string | undefined;
  /** The address of a Cuadra elsewhere, to which it is sent. */
  to: string | undefined;
  /** The folder on another origin that browsers get it from. */
  base: string | undefined;
  label: string;
  mail: string | undefined;
  activate: boolean;
  off: boolean;
  /** The key before is not accepted any more, from this moment on. */
  now: boolean;
  companies: string[];
  share: number;
}

/** How many words follow a command, at least and at most; one where nothing is said. */
const COUNTS: Partial<Record<Asked['command'], [number, number]>> = {
  status: [0, 1],
  tokens: [0, 0],
  breaks: [0, 0],
  hold: [0, 1],
  offer: [1, 99],
};
const PAIR = [2, 2] as const;

/** @throws CommandError or a TypeError of `parseArgs` where that is none of them */
export function readAsked(args: string[]): Asked {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      base: { type: 'string' },
      label: { type: 'string', default: '' },
      mail: { type: 'string' },
      activate: { type: 'boolean', default: false },
      company: { type: 'string', multiple: true, default: [] },
      share: { type: 'string', default: '0' },
      off: { type: 'boolean', default: false },
      days: { type: 'string', default: '1,2,3,4,5,6,7' },
      now: { type: 'boolean', default: false },
    },
  });
  const [given, ...rest] = positionals;
  const command = COMMANDS.find((one) => one === given);
  if (command === undefined) throw new CommandError(`Di qué hacer: ${COMMANDS.slice(0, -1).join(', ')}.`);
  const isPair = command === 'activate' || ((command === 'canary' || command === 'pin') && !values.off);
  const [fewest, most] = isPair ? PAIR : (COUNTS[command] ?? [1, 1]);
  if (rest.length < fewest || rest.length > most) throw new CommandError('Di qué módulo y qué versión.');
  if ((command === 'pin' || command === 'hold') && values.company.length !== 1)
    throw new CommandError('Di para qué empresa, con --company.');
  if (command === 'team' && (values.mail === undefined) !== values.off)
    throw new CommandError('Di el correo del equipo con --mail, o --off para que no haya ninguno.');
  // It widens what pages may load from: that is for who runs Cuadra, and not for who has a token.
  if (values.base !== undefined && (command !== 'publish' || values.to !== undefined))
    throw new CommandError('--base es para publicar en la base de datos de Cuadra, sin --to.');
  if (command === 'key' && rest[0] !== 'rotate') throw new CommandError('De la clave solo hay «key rotate».');
  const share = Number(values.share);
  if (!(share >= 0 && share <= 1))
    throw new CommandError('--share lleva una parte de las empresas, de 0 a 1.');
  return {
    command,
    modules: isPair ? rest.slice(0, 1) : rest,
    hours: command === 'hold' && !values.off ? readHours(rest[0], values.days) : null,
    version: isPair ? rest[1] : values.version,
    from: values.from === undefined ? undefined : resolve(values.from),
    to: values.to,
    base: values.base,
    label: values.label.trim(),
    mail: values.mail?.trim(),
    activate: values.activate,
    off: values.off,
    now: values.now,
    companies: values.company,
    share,
  };
}

/** Of `08:00-18:00` and `1,2,3`. */
function readHours(given: string | undefined, days: string): HoldHours {
  const [opens, closes] = (given ?? '').split('-');
  const hours = HoldHours.safeParse({ days: days.split(',').map(Number), opens, closes });
  if (!hours.success)
    throw new CommandError(
      'Di en qué horas, como 08:00-18:00, y si no es todos los días, --days 1,2,3 (1 es lunes).',
    );
  return hours.data;
}
