/**
 * `npm run dev -- mf-pos [--server http://127.0.0.1:3000]`: one module from its sources inside the built shell. Each change
 * is built and loaded into the open pages. For one's own machine alone: production has no way to it.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remotePackages } from './build/packages.ts';
import { startDevServer } from './dev/dev-server.ts';
import { startCuadra } from './dev/start-cuadra.ts';
import { type DevBuild, watchRemote } from './dev/watch-remote.ts';
import { ROOT } from './webpack/paths.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
const DEFAULT_PORT = '3100';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { server: { type: 'string' } },
});
const [name, ...more] = positionals.map((argument) => argument.replace(/\/$/, ''));
const known = remotePackages();
if (process.env.NODE_ENV === 'production') fail('This is for development: NODE_ENV is production.');
if (name === undefined || more.length > 0 || !known.includes(name)) {
  fail(`Say which module: npm run dev -- ${known.join(' | ')}`);
}
if (values.server !== undefined && !LOOPBACK.includes(new URL(values.server).hostname)) {
  fail('The server must be on this machine: what is developed is shown to nobody else.');
}

const target = values.server?.replace(/\/$/, '') ?? (await startCuadra());
const server = await startDevServer({ target, port: Number(process.env.PORT ?? DEFAULT_PORT) });
report(`Building ${name}…`);
await watchRemote(resolve(ROOT, name), {
  built: (build: DevBuild) => {
    server.offer(build);
    report(`${name} is at ${server.url}, from its sources (${build.ms} ms)`);
  },
  failed: (problem) => report(problem),
});

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
