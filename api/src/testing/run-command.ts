import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { EXTENSION, NODE_OPTIONS } from '../database/cluster/testing/code.ts';

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command of `src/commands` in a process of its own, as a person does.
 *
 * @param options.env beside PATH and the like; DATABASE_URL or DATA_DIR
 * @param options.input what is typed, or piped, into it
 */
export async function runCommand(
  name: string,
  args: string[],
  options: { env: Record<string, string>; input?: string },
): Promise<CommandResult> {
  const file = fileURLToPath(new URL(`../commands/${name}${EXTENSION}`, import.meta.url));
  const child = spawn(process.execPath, [...NODE_OPTIONS, file, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const result = { code: null as number | null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    result.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    result.stderr += text;
  });
  // One that never reads its input closes it.
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  const [code] = await once(child, 'close');
  result.code = typeof code === 'number' ? code : null;
  return result;
}
