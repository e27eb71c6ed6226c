import type { Registry } from '@cuadra/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect.ts';
import { listen } from '../database/listen.ts';
import type { ProofKey } from '../database/proof.ts';
import { type KnownVersions, readRegistry } from './read-registry.ts';
import { type RegistryKey, readRegistryKeys } from './registry-keys.ts';
import { type ReleaseFiles, releaseFiles } from './release-files.ts';

/** The releases as this copy of the API has them in memory. */
export interface Releases {
  /** As it was read last. */
  registry(): Registry;
  /** What it is signed with, the key in force first. */
  keys(): readonly RegistryKey[];
  files: ReleaseFiles;
  /** Reads the registry again: for who has just changed it and answers only once it counts here. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** What the database says when a release, its files or who gets it change (api/migrations/0115_releases.sql). */
const CHANNEL = 'cuadra_releases';
/** Whatever changes is in the log. */
const STAMP = 'select max(id) from release_log';

/**
 * Reads the registry, and again whenever the database says that it changed, so that activating and rolling back need no
 * restart and all copies of the API serve the same (docs/federation.md#from-a-build-to-a-screen). What cannot be read is
 * told to the log and changes nothing: what was read last stays in force.
 */
export async function openReleases(
  { db, url, proofKey }: { db: Database; url: string; proofKey: ProofKey },
  log: FastifyBaseLogger,
): Promise<Releases> {
  const known: KnownVersions = new Map();
  const files = releaseFiles(db);
  let registry: Registry = { schema: 1, remotes: {}, holds: {}, previews: {} };
  let keys: readonly RegistryKey[] = [];
  let reading: Promise<void> | undefined;
  let isStale = false;

  async function read(): Promise<void> {
    do {
      isStale = false;
      keys = await readRegistryKeys(db, proofKey);
      registry = await readRegistry(db, known);
      files.forget();
    } while (isStale);
  }

  function refresh(): Promise<void> {
    isStale = true;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  const onChange = () =>
    void refresh().catch((error: unknown) => log.warn({ err: error }, 'the releases cannot be read'));
  const stop = listen({
    ...{ url, name: 'cuadra (releases)', channel: CHANNEL, stamp: STAMP, onChange },
    onState: (isListening, error) =>
      isListening
        ? log.info('listening to changes of the releases')
        : log.warn({ err: error }, 'changes of the releases are not told: looking every second'),
  });
  await refresh().catch((error: unknown) => log.warn({ err: error }, 'the releases cannot be read'));
  return {
    registry: () => registry,
    keys: () => keys,
    files,
    refresh,
    async close() {
      await stop();
      await reading?.catch(() => undefined);
    },
  };
}
