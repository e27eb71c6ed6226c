import { closeSync, fchownSync, openSync, readSync, statSync } from 'node:fs';
import { copyFile, stat, truncate } from 'node:fs/promises';
import type { Home } from './home.ts';

/** Bytes that the log may grow to; with the one kept before it, twice as many are on the disk. */
const LIMIT = 2 * 1024 * 1024;
/** Milliseconds between two looks at its size. */
const INTERVAL = 60_000;

/** Opens the log for a server to write to; what is given is a file descriptor that the caller closes. */
export function openLog(home: Home): number {
  const descriptor = openSync(home.logFile, 'a', 0o600);
  if (home.account !== undefined) fchownSync(descriptor, home.account.uid, home.account.gid);
  return descriptor;
}

/** How long the log is, in bytes. */
export function logLength(home: Home): number {
  return statSync(home.logFile, { throwIfNoEntry: false })?.size ?? 0;
}

/** What the log says from a byte on, or its last 4 kB when that is less. */
export function readLog(home: Home, from = 0): string {
  const length = logLength(home);
  const start = Math.max(Math.min(from, length), length - 4096);
  const descriptor = openSync(home.logFile, 'r');
  try {
    const buffer = Buffer.alloc(length - start);
    return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, buffer.length, start));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Keeps the log bounded now and while the process runs. The server goes on writing to the same file: it was
 * opened for appending, so that it may be cut under its feet.
 *
 * @returns ends it
 */
export function boundLog(home: Home): () => void {
  const look = async () => {
    try {
      if ((await stat(home.logFile)).size < LIMIT) return;
      await copyFile(home.logFile, `${home.logFile}.1`);
      await truncate(home.logFile);
    } catch {
      // A log that cannot be cut is no reason to stop selling.
    }
  };
  void look();
  const timer = setInterval(look, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
