/**
 * `npm run release -- <command>`: what each company gets of each module (docs/federation.md#from-a-build-to-a-screen), in
 * the database that Cuadra uses. What it changes is in effect at the next load of a page; nothing is built or restarted.
 * Exits with 0, or with 2 and the reason.
 */
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connect, type Database } from '../database/connect.ts';
import { CommandError } from '../errors/command-error.ts';
import { builtModules, readBuildFolder, readShellBuild } from '../releases/build-folder.ts';
import { activate, rollback, setCanary } from '../releases/channels.ts';
import { publish } from '../releases/publish.ts';
import { readRegistry } from '../releases/read-registry.ts';
import { describeRegistry } from './releases/describe-registry.ts';
import { offerBuilds } from './releases/offer-builds.ts';
import { EXIT, PROJECT_ROOT, runCommand, say } from './run-command.ts';

const COMMANDS = ['publish', 'activate', 'rollback', 'canary', 'status', 'offer'] as const;

interface Asked {
  command: (typeof COMMANDS)[number];
  /** As the folder is written, `mf-pos`, or the remote, `mf_pos`: either is understood. */
  modules: string[];
  version: string | undefined;
  /** A build elsewhere than below this project. */
  from: string | undefined;
  activate: boolean;
  off: boolean;
  companies: string[];
  share: number;
}

await runCommand<Asked>({
  usage: `npm run release -- publish <módulo> [--version 1.2.0] [--activate] [--from <carpeta construida>]
     npm run release -- activate <módulo> <versión>          todas las empresas la reciben
     npm run release -- canary <módulo> <versión> [--company <id>…] [--share 0.1]
     npm run release -- canary <módulo> --off
     npm run release -- rollback <módulo>                    vuelve a la versión anterior
     npm run release -- status [<módulo>]`,
  read,
  async run(asked, database) {
    const by = `npm run release, ${userInfo().username}`;
    if (asked.command === 'offer') return offerBuilds(asked.modules, by);
    const { url } = await database();
    const db = connect(url, { poolSize: 1 });
    try {
      say(await obey(db, asked, by));
    } finally {
      await db.destroy();
    }
    return EXIT.ok;
  },
});

async function obey(db: Database, asked: Asked, by: string): Promise<string> {
  const [module = ''] = asked.modules;
  const name = module.replaceAll('-', '_');
  const { version } = asked;
  switch (asked.command) {
    case 'status':
      return describeRegistry(await readRegistry(db), name || undefined);
    case 'publish':
      return publishModule(db, asked, by);
    case 'rollback':
      return `${name} ${await rollback(db, name, by)} está activa.`;
    case 'canary':
      if (asked.off) await setCanary(db, name, null, by);
      else if (version !== undefined)
        await setCanary(db, name, { version, companies: asked.companies, share: asked.share }, by);
      return asked.off ? `${name} ya no tiene canario.` : `${name} ${version} es canario.`;
    default:
      await activate(db, name, version ?? '', by);
      return `${name} ${version} está activa.`;
  }
}

async function publishModule(db: Database, asked: Asked, by: string): Promise<string> {
  const folder = (asked.modules[0] ?? '').replaceAll('_', '-');
  const from = asked.from ?? (await builtModules(PROJECT_ROOT)).get(folder);
  const module = await readBuildFolder(from ?? join(PROJECT_ROOT, folder, '.build', 'www'));
  const shell = await readShellBuild(PROJECT_ROOT);
  const { name, version, isNew } = await publish(db, module, { shell, by, version: asked.version });
  if (asked.activate) await activate(db, name, version, by);
  return `${name} ${version} ${isNew ? 'está publicada' : 'ya estaba publicada'}${asked.activate ? ' y activa' : ''}.`;
}

function read(args: string[]): Asked {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      from: { type: 'string' },
      activate: { type: 'boolean', default: false },
      company: { type: 'string', multiple: true, default: [] },
      share: { type: 'string', default: '0' },
      off: { type: 'boolean', default: false },
    },
  });
  const [given, ...rest] = positionals;
  const command = COMMANDS.find((one) => one === given);
  if (command === undefined) throw new CommandError(`Di qué hacer: ${COMMANDS.slice(0, -1).join(', ')}.`);
  const isPair = command === 'activate' || (command === 'canary' && !values.off);
  const [fewest, most] = isPair ? [2, 2] : command === 'status' ? [0, 1] : [1, command === 'offer' ? 99 : 1];
  if (rest.length < fewest || rest.length > most) throw new CommandError('Di qué módulo y qué versión.');
  const share = Number(values.share);
  if (!(share >= 0 && share <= 1))
    throw new CommandError('--share lleva una parte de las empresas, de 0 a 1.');
  return {
    command,
    modules: isPair ? rest.slice(0, 1) : rest,
    version: isPair ? rest[1] : values.version,
    from: values.from === undefined ? undefined : resolve(values.from),
    activate: values.activate,
    off: values.off,
    companies: values.company,
    share,
  };
}
