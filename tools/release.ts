/**
 * `npm run release -- <command>`: what each company gets of each module (docs/federation.md#from-a-build-to-a-screen). Everything but
 * `publish` is an edit of `releases/registry.json`, in effect at the next load of a page; nothing is built or restarted.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { activate, rollback, setCanary } from './release/activate.ts';
import { publish } from './release/publish.ts';
import { readRegistry } from './release/registry-file.ts';
import { describeRegistry } from './release/status.ts';
import { ROOT, releasesDir, webDir } from './webpack/paths.ts';
import { readShellBuild } from './webpack/shell-build.ts';

const USAGE = `npm run release -- publish <module> [--version 1.2.0] [--activate]   puts a build under releases/
npm run release -- activate <module> <version>                       everybody gets it
npm run release -- canary <module> <version> [--company id…] [--share 0.1]
npm run release -- canary <module> --off
npm run release -- rollback <module>                                 back to the version before
npm run release -- status [module]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    activate: { type: 'boolean', default: false },
    company: { type: 'string', multiple: true, default: [] },
    share: { type: 'string', default: '0' },
    off: { type: 'boolean', default: false },
  },
});
const releases = releasesDir();

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<string> {
  const [command, module, version] = positionals;
  // Folders are written `mf-pos`, remotes `mf_pos`: either is understood.
  const remote = module?.replaceAll('-', '_');
  if (command === 'status') return describeRegistry(await readRegistry(releases), remote);
  if (command === undefined || module === undefined || remote === undefined) throw new Error(USAGE);
  switch (command) {
    case 'publish':
      return publishModule(module.replaceAll('_', '-'));
    case 'activate':
      if (version === undefined) throw new Error(USAGE);
      await activate(releases, remote, version);
      return `${remote} ${version} is active`;
    case 'rollback':
      return `${remote} ${await rollback(releases, remote)} is active`;
    case 'canary':
      return chooseCanary(remote, version);
    default:
      throw new Error(USAGE);
  }
}

async function publishModule(folder: string): Promise<string> {
  const { name, version, isNew } = await publish({
    releases,
    buildDir: webDir(join(ROOT, folder)),
    shell: await readShellBuild(),
    ...(values.version === undefined ? {} : { version: values.version }),
  });
  if (values.activate) await activate(releases, name, version);
  return `${name} ${version} ${isNew ? 'is published' : 'was published before'}${values.activate ? ' and active' : ''}`;
}

async function chooseCanary(remote: string, version: string | undefined): Promise<string> {
  if (values.off) {
    await setCanary(releases, remote, null);
    return `${remote} has no canary`;
  }
  const share = Number(values.share);
  if (version === undefined || !(share >= 0 && share <= 1)) throw new Error(USAGE);
  await setCanary(releases, remote, { version, companies: values.company, share });
  return `${remote} ${version} is a canary`;
}
