import { basename } from 'node:path';
import { isApiCompatible, ShellBuild } from '@cuadra/shared/contract';
import { loadDescriptor } from '../webpack/descriptor.ts';
import { startDevServer } from './dev-server.ts';
import { isLoopback } from './loopback.ts';
import { refuseWrites } from './refuse-writes.ts';
import { watchRemote } from './watch-remote.ts';

const DEFAULT_PORT = '3100';

export interface ServeOptions {
  /** The module's folder. */
  folder: string;
  /** The address of the Cuadra that it is shown in. */
  target: string;
  /** Whether what is done on the screen may change what a company elsewhere has. */
  allowWrites: boolean;
}

/**
 * Shows a module from its sources inside a Cuadra that runs, to who sits at this machine and nobody else, until the process
 * ends. A Cuadra elsewhere is not changed by it: what differs is put in between here.
 *
 * @throws where the address is none, is no safe one, or its shell cannot run the module
 */
export async function serveModule({ folder, target: given, allowWrites }: ServeOptions): Promise<void> {
  const target = given.replace(/\/+$/, '');
  if (!URL.canParse(target))
    throw new Error(`${given} is no address: write it as https://cuadra.example.com`);
  const isHere = isLoopback(target);
  // What is typed to sign in goes there.
  if (!isHere && new URL(target).protocol !== 'https:')
    throw new Error(`${target} must begin with https: your password goes there.`);
  const problem = await shellProblem(folder, target);
  if (problem) throw new Error(problem);

  const report = (line: string) => void process.stdout.write(`${line}\n`);
  const server = await startDevServer({
    target,
    port: Number(process.env.PORT ?? DEFAULT_PORT),
    ...(!isHere && !allowWrites && { refuses: refuseWrites(report) }),
  });
  const name = basename(folder);
  report(`Building ${name}…`);
  await watchRemote(folder, {
    built: (build) => {
      server.offer(build);
      report(`${name} is at ${server.url}, from its sources (${build.ms} ms), inside ${target}`);
    },
    failed: report,
  });
}

/** Why the shell there cannot run the module, as publishing there would say; undefined where it can. */
async function shellProblem(folder: string, target: string): Promise<string | undefined> {
  const { apiVersion } = await loadDescriptor(folder);
  const answer = await fetch(`${target}/shell.json`).catch((cause: unknown) => {
    throw new Error(`${target} cannot be reached.`, { cause });
  });
  const shell = ShellBuild.safeParse(await answer.json().catch(() => undefined));
  if (!answer.ok || !shell.success)
    return `${target} has no shell of Cuadra: /shell.json answers ${answer.status}.`;
  const { api_version } = shell.data;
  if (isApiCompatible(apiVersion, api_version)) return undefined;
  return `The shell at ${target} has API ${api_version}, and remote.ts asks for ${apiVersion}.`;
}
