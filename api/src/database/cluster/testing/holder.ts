import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerAccount } from '../account.ts';
import { EXTENSION, NODE_OPTIONS } from './code.ts';

/** What the first line of `hold.ts` says. */
export type Held = { url: string; adopted: boolean; error?: undefined } | { error: string; url?: undefined };

/** A process of its own that owns, or wants to own, the database of a data folder. */
export type Holder = {
  pid: number;
  /** Resolves once it owns the database or has failed; rejects when it ends without a word. */
  held: Promise<Held>;
  /** Sends a signal and waits for its end; gives its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

export type HolderOptions = {
  dataDir: string;
  shelters?: string[];
  /** Who it runs as; ourselves without. */
  account?: ServerAccount;
  /** The root of the tree whose code it runs; the code under test without. See `deploy.ts`. */
  code?: { script: string; options: readonly string[] };
};

const OWN_CODE = {
  script: fileURLToPath(new URL(`hold${EXTENSION}`, import.meta.url)),
  options: NODE_OPTIONS,
};

/** Starts such a process. */
export function hold({ dataDir, shelters = [], account, code = OWN_CODE }: HolderOptions): Holder {
  const child = spawn(process.execPath, [...code.options, code.script, dataDir, ...shelters], {
    uid: account?.uid,
    gid: account?.gid,
    cwd: '/',
    env: { PATH: process.env.PATH, TSX_DISABLE_CACHE: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const held = firstLine(child);
  held.catch(() => undefined); // a test that only kills it never asks
  return {
    pid: child.pid ?? 0,
    held,
    async end(signal) {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

function firstLine(child: ChildProcess): Promise<Held> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('\n')) resolve(JSON.parse(text));
    });
    child.once('close', () => reject(new Error(`ended without a word: ${text}`)));
  });
}
