import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program to its end, its output on ours, and gives its exit code. After so many minutes it is ended with all that
 * it started, so that one test that hangs cannot keep everything waiting. A signal to us ends
 * it too, and then us.
 */
export async function runLimited(
  file: string,
  args: string[],
  { minutes, ...options }: { cwd: string; env: NodeJS.ProcessEnv; minutes: number },
): Promise<number | null | 'too long'> {
  // A group of its own, so that its children end with it.
  const child = spawn(file, args, { ...options, stdio: 'inherit', detached: true });
  const { pid } = child;
  const end = (signal: NodeJS.Signals) => {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // nothing of it is left
    }
  };
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    end('SIGKILL');
  }, minutes * 60_000);
  let interrupted = false;
  const stop = (signal: NodeJS.Signals) => {
    interrupted = true;
    end(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  const [code] = await once(child, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stop);
  clearTimeout(limit);
  end('SIGKILL'); // what it left behind holds our output open, and its reader would wait
  if (interrupted) process.exit(1);
  return late ? 'too long' : code;
}
