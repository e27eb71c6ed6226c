import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type CuadraServer, ROOT } from './cuadra-server.ts';

/** `npm run release`, as who runs a server of a test does it: in that server's database. */
export type ReleaseCommand = (args: readonly string[], env?: Readonly<Record<string, string>>) => string;

/** @param project whose builds it publishes */
export function releaseCommand({ dataDir }: Pick<CuadraServer, 'dataDir'>, project = ROOT): ReleaseCommand {
  return (args, env = {}) =>
    execFileSync(process.execPath, [path.join(project, 'api', 'dist', 'commands', 'release.js'), ...args], {
      cwd: project,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, ...env },
      encoding: 'utf8',
    });
}
