import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Home } from '../cluster/home.ts';
import { type ReadableArchive, readSegment } from './read-archive.ts';

/** Where a server that is restored asks for segments, in its own data folder. */
const COUNTER = 'cuadra_restore';
const WANTED = '.wanted';
/** Milliseconds between two looks. */
const PAUSE = 20;

/**
 * How a server asks: it says what it wants by a file, and waits until that is gone. Neither the archive nor its key has to be readable for
 * the account that it runs as.
 */
export const RESTORE_COMMAND = [
  `: > "${COUNTER}/%f${WANTED}"`,
  `while [ -e "${COUNTER}/%f${WANTED}" ]; do sleep 0.02; done`,
  `mv "${COUNTER}/%f" "%p" 2>/dev/null`,
].join(' && ');

/** What is being served. */
export interface Serving {
  /** Why a segment could not be given, where that was so: the server was told that there is none. */
  error(): unknown;
  /** Ends it and removes what it needed. */
  stop(): Promise<void>;
}

/** Gives a server of a home what it asks for, until that ends. */
export async function serveSegments(archive: ReadableArchive, home: Home): Promise<Serving> {
  const counter = path.join(home.cluster, COUNTER);
  await mkdir(counter, { mode: 0o700 });
  if (home.account) await chown(counter, home.account.uid, home.account.gid);
  let isOver = false;
  let trouble: unknown;
  const serve = async (name: string) => {
    const content = await readSegment(archive, name).catch((error: unknown) => {
      trouble ??= error;
      return undefined;
    });
    if (content) {
      const place = path.join(counter, name);
      await writeFile(`${place}.part`, content, { mode: 0o600 });
      if (home.account) await chown(`${place}.part`, home.account.uid, home.account.gid);
      await rename(`${place}.part`, place);
    }
    await rm(path.join(counter, `${name}${WANTED}`), { force: true });
  };
  const run = async () => {
    while (!isOver) {
      const wanted = (await readdir(counter)).filter((name) => name.endsWith(WANTED));
      for (const name of wanted) await serve(name.slice(0, -WANTED.length));
      if (wanted.length === 0) await sleep(PAUSE);
    }
  };
  const running = run().catch((error: unknown) => {
    trouble ??= error;
  });
  return {
    error: () => trouble,
    async stop() {
      isOver = true;
      await running;
      await rm(counter, { recursive: true, force: true });
    },
  };
}
