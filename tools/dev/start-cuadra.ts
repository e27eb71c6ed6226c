import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../webpack/paths.ts';

/**
 * Starts Cuadra as `npm start` does, on a free port of this machine; it ends with this process.
 *
 * @returns its address, without a slash at the end
 */
export function startCuadra(): Promise<string> {
  const child = spawn(process.execPath, [join(ROOT, 'tools', 'start.mjs')], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Ctrl-C reaches it from the terminal; what else ends us must end it too.
  process.once('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => {
    child.once('exit', (code) => process.exit(code ?? 0));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const url = /lista en (http:\S+)/.exec(text)?.[1];
      if (url) resolve(url.replace(/\/$/, ''));
      // Our own address is the one to open.
      else process.stdout.write(text);
    });
  });
}
