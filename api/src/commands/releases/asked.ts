import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../../errors/command-error.ts';

const COMMANDS = [
  ...(['publish', 'activate', 'rollback', 'canary', 'pin', 'status'] as const),
  ...(['token', 'revoke', 'tokens', 'offer'] as const),
];

/** What `npm run release` is asked. */
export interface Asked {
  command: (typeof COMMANDS)[number];
  /** As the folder is written, `mf-pos`, or the remote, `mf_pos`: either is understood. */
  modules: string[];
  version: string | undefined;
  /** A build elsewhere than below this project. */
  from: string | undefined;
  /** The address of a Cuadra elsewhere, to which it is sent. */
  to: string | undefined;
  label: string;
  activate: boolean;
  off: boolean;
  companies: string[];
  share: number;
}

/** How many words follow a command, at least and at most; one where nothing is said. */
const COUNTS: Partial<Record<Asked['command'], [number, number]>> = {
  status: [0, 1],
  tokens: [0, 0],
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
      label: { type: 'string', default: '' },
      activate: { type: 'boolean', default: false },
      company: { type: 'string', multiple: true, default: [] },
      share: { type: 'string', default: '0' },
      off: { type: 'boolean', default: false },
    },
  });
  const [given, ...rest] = positionals;
  const command = COMMANDS.find((one) => one === given);
  if (command === undefined) throw new CommandError(`Di qué hacer: ${COMMANDS.slice(0, -1).join(', ')}.`);
  const isPair = command === 'activate' || ((command === 'canary' || command === 'pin') && !values.off);
  const [fewest, most] = isPair ? PAIR : (COUNTS[command] ?? [1, 1]);
  if (rest.length < fewest || rest.length > most) throw new CommandError('Di qué módulo y qué versión.');
  if (command === 'pin' && values.company.length !== 1)
    throw new CommandError('Di para qué empresa, con --company.');
  const share = Number(values.share);
  if (!(share >= 0 && share <= 1))
    throw new CommandError('--share lleva una parte de las empresas, de 0 a 1.');
  return {
    command,
    modules: isPair ? rest.slice(0, 1) : rest,
    version: isPair ? rest[1] : values.version,
    from: values.from === undefined ? undefined : resolve(values.from),
    to: values.to,
    label: values.label.trim(),
    activate: values.activate,
    off: values.off,
    companies: values.company,
    share,
  };
}
