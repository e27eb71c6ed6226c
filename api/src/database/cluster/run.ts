import { spawn } from 'node:child_process';
import type { ServerAccount } from './account.ts';

/** What a program left behind: its exit code (null when it was killed or never ran) and all that it wrote. */
export type Outcome = { code: number | null; output: string };

/**
 * The environment of the server's programs: nothing of ours that could change what they do (PGDATA, PGPORT,
 * LD_LIBRARY_PATH, …), and messages in one language, because some are read by the code.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = process.platform === 'win32' ? ['PATH', 'SystemRoot', 'TEMP', 'TMP'] : ['PATH'];
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C' };
  for (const name of kept) environment[name] = process.env[name];
  return environment;
}

/** The identity that `spawn` takes; an account of undefined is our own. */
export function identity(account: ServerAccount | undefined): { uid?: number; gid?: number } {
  return account === undefined ? {} : { uid: account.uid, gid: account.gid };
}

/**
 * Runs a program as an account and waits for its end. It never throws: a program that cannot even be started
 * has the code null and the reason as its output. It has a process group of its own, so that Ctrl-C in the
 * terminal does not shoot it.
 */
export function run(file: string, args: string[], account: ServerAccount | undefined): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...identity(account),
      cwd: process.platform === 'win32' ? undefined : '/',
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const chunks: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output: chunks.join('') }));
  });
}
