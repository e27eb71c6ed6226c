import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ChildServer {
  base: URL;
  pid: number;
  stop(): Promise<void>;
}

/** Runs a program with Node until it prints its address. @throws when it ends before */
export async function startChild(args: string[], env: Record<string, string>): Promise<ChildServer> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
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
