import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { RegistryRemote } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { connect, type Database } from '../database/connect.ts';
import type { TestDatabase } from './postgres.ts';

/** A remote as a test writes it: its versions need not be whole, as the registry is what is tested. */
export type WrittenRemote = Pick<RegistryRemote, 'active' | 'previous'> & {
  canary: object | null;
  versions: Record<string, object>;
};

/** Runs something as the owner of the tables, whom no grant binds. */
export async function asOwner<T>(database: TestDatabase, work: (db: Database) => Promise<T>): Promise<T> {
  const db = connect(database.ownerUrl, { poolSize: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Puts a registry in the place of the one that is there, in one step. */
export function writeRegistry(database: TestDatabase, remotes: Record<string, WrittenRemote>): Promise<void> {
  return asOwner(database, (db) =>
    db.transaction().execute(async (trx) => {
      await sql`delete from release_channels`.execute(trx);
      await sql`delete from releases`.execute(trx);
      for (const [name, { active, previous, canary, versions }] of Object.entries(remotes)) {
        for (const [version, record] of Object.entries(versions))
          await sql`insert into releases (name, version, record, published_by)
            values (${name}, ${version}, ${JSON.stringify(record)}::jsonb, 'test')`.execute(trx);
        await sql`insert into release_channels values (${name}, ${active}, ${previous},
          ${canary && JSON.stringify(canary)}::jsonb)`.execute(trx);
      }
    }),
  );
}

interface WrittenFile {
  text: string | Buffer;
  type?: string;
  gzip?: Buffer;
  br?: Buffer;
}

/** Adds files to a version that is there, whatever they are called. */
export function writeFiles(
  database: TestDatabase,
  [name, version]: readonly [string, string],
  files: Record<string, WrittenFile>,
): Promise<void> {
  return asOwner(database, async (db) => {
    for (const [path, { text, type = 'text/javascript; charset=utf-8', gzip, br }] of Object.entries(files)) {
      const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
      await sql`insert into release_blobs values (${hash}, ${Buffer.from(text)}, ${gzip ?? null}, ${br ?? null})
        on conflict do nothing`.execute(db);
      await sql`insert into release_files values (${name}, ${version}, ${path}, ${type}, ${hash})`.execute(
        db,
      );
    }
  });
}

/** Milliseconds after which a change of the releases counts on every copy of the API, however busy the machine. */
const PATIENCE_MS = 30_000;

/** Looks until it is so: a change of the releases is told to the server, and not waited for by who makes it. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!isDeepStrictEqual(await read(), expected) && performance.now() < end) await pause(10);
  assert.deepEqual(await read(), expected);
}
