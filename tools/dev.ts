/**
 * `npm run dev -- mf-pos`: one module from its sources inside the built shell, here or, with `--shell https://…`, of a Cuadra
 * in production. Each change is built and loaded into the open pages. For one's own machine alone: production has no way to it.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { remotePackages } from './build/packages.ts';
import { isLoopback } from './dev/loopback.ts';
import { serveModule } from './dev/serve-module.ts';
import { startCuadra } from './dev/start-cuadra.ts';
import { ROOT } from './webpack/paths.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    server: { type: 'string' },
    shell: { type: 'string' },
    'allow-writes': { type: 'boolean', default: false },
  },
});
const [name, ...more] = positionals.map((argument) => argument.replace(/\/$/, ''));
const known = remotePackages();
if (process.env.NODE_ENV === 'production') fail('This is for development: NODE_ENV is production.');
if (name === undefined || more.length > 0 || !known.includes(name)) {
  fail(`Say which module: npm run dev -- ${known.join(' | ')}`);
}
if (values.server !== undefined && !isLoopback(values.server)) {
  fail(
    'The server must be on this machine: before one elsewhere stands --shell, which changes nothing there.',
  );
}

const target = values.shell ?? values.server ?? (await startCuadra());
await serveModule({ folder: join(ROOT, name), target, allowWrites: values['allow-writes'] }).catch(
  (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
