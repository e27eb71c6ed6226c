import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Candidate } from './candidate.ts';
import { installedBrowsers } from './installed.ts';

const COMMANDS = [
  ['update'],
  ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
] as const;

/** Milliseconds for one command: some 150 MB over a slow line. */
const TIMEOUT = 10 * 60_000;

/** Installs Debian's package, where that may be done: the last resort, since it changes the machine. */
export async function debianPackage(env: NodeJS.ProcessEnv): Promise<Candidate[]> {
  if (process.platform !== 'linux') throw new Error('there is no apt-get on this system');
  if (process.getuid?.() !== 0) throw new Error('only root may install packages');
  for (const args of COMMANDS) {
    await promisify(execFile)('apt-get', args, {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: TIMEOUT,
      maxBuffer: 64 * 1024 * 1024,
    });
  }
  return installedBrowsers(env).map((executablePath) => ({ executablePath }));
}
