import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ProductionServer {
  base: URL;
  pid: number;
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../api/dist/main.js', import.meta.url));

/** The built API in a process of its own, on a free port, as in production. */
export async function startProduction(env: Record<string, string>): Promise<ProductionServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', REQUESTS_PER_MINUTE: '100000000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (!address) continue;
    child.stdout.resume();
    return {
      base: new URL(address),
      pid: child.pid ?? 0,
      stop: async () => {
        child.kill('SIGTERM');
        await exited;
      },
    };
  }
  throw new Error('the server ended before it listened');
}
