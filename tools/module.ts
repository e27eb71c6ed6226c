#!/usr/bin/env node
/**
 * `cuadra-module build | dev --shell https://…`: what a team elsewhere builds its module with, and shows it, in the module's
 * folder (docs/teams.md). It is the package that `npm run pack` makes of these tools.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

// remote.ts and guides.ts are TypeScript.
register();
const folder = process.cwd();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shell: { type: 'string' }, 'allow-writes': { type: 'boolean', default: false } },
});

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = { build, dev };
const command = COMMANDS[positionals.join(' ')];
try {
  if (!command)
    throw new Error('Say what to do: cuadra-module build, or cuadra-module dev --shell https://…');
  await command();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function build(): Promise<void> {
  const { buildWeb } = await import('./build/webpack-build.ts');
  const { webDir } = await import('./webpack/paths.ts');
  const { readRemoteBuild } = await import('./webpack/remote-build.ts');
  await buildWeb([folder]);
  const out = webDir(folder);
  const { name, package_version, build_id, files } = await readRemoteBuild(out);
  const sizes = Object.keys(files).map((file) => {
    const compressed = join(out, `${file}.gz`);
    return statSync(existsSync(compressed) ? compressed : join(out, file)).size;
  });
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  process.stdout.write(
    `${name} ${package_version}, build ${build_id}: ${bytes} bytes of script, gzip, in ${out}\n`,
  );
}

async function dev(): Promise<void> {
  if (process.env.NODE_ENV === 'production')
    throw new Error('This is for development: NODE_ENV is production.');
  const { serveModule } = await import('./dev/serve-module.ts');
  if (values.shell === undefined)
    throw new Error('Say inside which Cuadra: cuadra-module dev --shell https://cuadra.example.com');
  await serveModule({ folder, target: values.shell, allowWrites: values['allow-writes'] });
}
