/**
 * `npm run release -- <command>`: what each company gets of each module (docs/federation.md#from-a-build-to-a-screen), in
 * the database that Cuadra uses. What it changes is in effect at the next load of a page; nothing is built or restarted.
 * Exits with 0, or with 2 and the reason.
 */
import { userInfo } from 'node:os';
import { Id, RemoteName } from '@cuadra/shared/contract';
import { connect, type Database } from '../database/connect.ts';
import { CommandError } from '../errors/command-error.ts';
import { builtModules, readBuildFolder, readShellBuild } from '../releases/build-folder.ts';
import { activate, pin, rollback, setCanary } from '../releases/channels.ts';
import { setHold } from '../releases/holds.ts';
import { publish } from '../releases/publish.ts';
import { readRegistry } from '../releases/read-registry.ts';
import { rotateRegistryKey } from '../releases/registry-keys.ts';
import { setTeamAddress, teamAddresses } from '../releases/teams.ts';
import { listTokens, makeToken, type ReleaseToken, revokeToken } from '../releases/tokens.ts';
import { type Asked, readAsked } from './releases/asked.ts';
import { describeRegistry } from './releases/describe-registry.ts';
import { offerBuilds } from './releases/offer-builds.ts';
import { sayBroken } from './releases/say-broken.ts';
import { sendBuild } from './releases/send-build.ts';
import { EXIT, PROJECT_ROOT, runCommand, say } from './run-command.ts';

await runCommand<Asked>({
  usage: `npm run release -- publish <módulo> [--version 1.2.0] [--activate] [--from <carpeta construida>] [--base https://cdn…/]
     npm run release -- publish <módulo> --to https://… [--version 1.2.0] [--from <carpeta construida>]   con CUADRA_RELEASE_TOKEN
     npm run release -- activate <módulo> <versión>          todas las empresas la reciben
     npm run release -- canary <módulo> <versión> [--company <id>…] [--share 0.1]
     npm run release -- canary <módulo> --off
     npm run release -- pin <módulo> <versión> --company <id>   solo esa empresa, pase lo que pase con las demás
     npm run release -- pin <módulo> --off --company <id>
     npm run release -- hold <08:00-18:00> --company <id> [--days 1,2,3]   sin versiones nuevas en su horario (1 es lunes)
     npm run release -- hold --off --company <id>
     npm run release -- rollback <módulo>                    vuelve a la versión anterior
     npm run release -- status [<módulo>]
     npm run release -- breaks                               qué versiones no podrían correr con el shell construido aquí
     npm run release -- token <módulo> --label <de quién es>    con él se publica ese módulo desde fuera
     npm run release -- tokens | revoke <id>
     npm run release -- team <módulo> --mail <correo>        a quién se avisa si una versión se retira sola
     npm run release -- team <módulo> --off
     npm run release -- key rotate [--now]                   otra clave firma el registro; --now: la anterior deja de valer ya`,
  read: readAsked,
  async run(asked, database) {
    const by = `npm run release, ${userInfo().username}`;
    if (asked.command === 'offer') return offerBuilds(asked.modules, by);
    if (asked.command === 'publish' && asked.to !== undefined) {
      say(await sendBuild(await folderOf(asked), asked.to, asked.version));
      return EXIT.ok;
    }
    const { url } = await database();
    const db = connect(url, { poolSize: 1 });
    try {
      if (asked.command === 'breaks') return await sayBroken(db);
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
    case 'token':
      return makeTokenOf(db, { name, label: asked.label, by });
    case 'tokens':
      return describeTokens(await listTokens(db), await teamAddresses(db));
    case 'team':
      return setTeam(db, asked, name, by);
    case 'revoke':
      return `El token «${(await revokeToken(db, module, by)).label}» ya no vale.`;
    case 'key':
      return `Firma la clave ${await rotateRegistryKey(db, by, asked.now)}.`;
    case 'rollback':
      return `${name} ${await rollback(db, name, by)} está activa.`;
    case 'canary':
      if (asked.off) await setCanary(db, name, null, by);
      else if (version !== undefined)
        await setCanary(db, name, { version, companies: asked.companies, share: asked.share }, by);
      return asked.off ? `${name} ya no tiene canario.` : `${name} ${version} es canario.`;
    case 'pin': {
      const [company = ''] = asked.companies;
      await pin(db, name, { company, version: asked.off ? null : (version ?? '') }, by);
      return asked.off
        ? `${company} recibe de ${name} lo que todas.`
        : `${company} recibe ${name} ${version}.`;
    }
    case 'hold':
      return hold(db, asked, by);
    default:
      await activate(db, name, version ?? '', by);
      return `${name} ${version} está activa.`;
  }
}

async function hold(db: Database, { companies: [company], hours }: Asked, by: string): Promise<string> {
  const id = Id.safeParse(company);
  if (!id.success || !(await setHold(db, id.data, hours, by)))
    throw new CommandError(`No hay ninguna empresa ${company}.`);
  return hours === null
    ? `${company} cambia de versión a cualquier hora.`
    : `${company} no cambia de versión de ${hours.opens} a ${hours.closes}, los días ${hours.days.join(', ')}.`;
}

async function makeTokenOf(
  db: Database,
  asked: { name: string; label: string; by: string },
): Promise<string> {
  if (!RemoteName.safeParse(asked.name).success || asked.label === '')
    throw new CommandError('Di qué módulo, y de quién es el token con --label.');
  const { id, token } = await makeToken(db, asked);
  return `Token de ${asked.name} (${id}); no se vuelve a mostrar:\n${token}`;
}

async function setTeam(db: Database, { mail, off }: Asked, name: string, by: string): Promise<string> {
  if (!RemoteName.safeParse(name).success) throw new CommandError('Di qué módulo.');
  await setTeamAddress(db, name, off ? null : (mail ?? ''), by);
  return off ? `De ${name} ya no se avisa a nadie.` : `De ${name} se avisa a ${mail}.`;
}

function describeTokens(tokens: readonly ReleaseToken[], addresses: ReadonlyMap<string, string>): string {
  const told = [...addresses].map(([name, address]) => `${name}  avisos a ${address}`);
  return [...(tokens.length > 0 ? tokens.map(describeToken) : ['No hay tokens.']), ...told].join('\n');
}

function describeToken({ id, name, label, created_at, revoked_at }: ReleaseToken): string {
  const end = revoked_at === null ? '' : `  anulado ${revoked_at.toISOString()}`;
  return `${id}  ${name}  ${created_at.toISOString()}  ${label}${end}`;
}

/** Of the build that is meant. */
async function folderOf({ from, modules }: Asked): Promise<string> {
  const folder = (modules[0] ?? '').replaceAll('_', '-');
  const built = from ?? (await builtModules(PROJECT_ROOT)).get(folder);
  if (built === undefined)
    throw new CommandError(`${folder} no está construido: «npm run build -- ${folder}».`);
  return built;
}

async function publishModule(db: Database, asked: Asked, by: string): Promise<string> {
  const module = await readBuildFolder(await folderOf(asked));
  const shell = await readShellBuild(PROJECT_ROOT);
  const { name, version, isNew } = await publish(db, module, {
    shell,
    by,
    version: asked.version,
    base: asked.base,
  });
  if (asked.activate) await activate(db, name, version, by);
  return `${name} ${version} ${isNew ? 'está publicada' : 'ya estaba publicada'}${asked.activate ? ' y activa' : ''}.`;
}
