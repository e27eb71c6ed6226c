import { ReleaseNumber, RemoteName } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/connect.ts';

/** In which form a file is kept: as it is, or as the build compressed it. */
export type Form = 'bytes' | 'gzip' | 'br';

export interface ReleaseFile {
  type: string;
  hash: string;
  /** Those that it has beside `bytes`. */
  compressed: Exclude<Form, 'bytes'>[];
}

/** The files of the releases: each is read once, and kept in memory as long as it is asked for and there is room. */
export interface ReleaseFiles {
  find(name: string, version: string, path: string): Promise<ReleaseFile | undefined>;
  read(hash: string, form: Form): Promise<Buffer | undefined>;
  /** What the versions consist of is looked up again; what their files hold never changes. */
  forget(): void;
}

/** Bytes: all modules as brotli are one megabyte, and a shop has two versions of each and a canary. */
const MEMORY = 48_000_000;
const MOST_VERSIONS = 200;

type FilesOfVersion = ReadonlyMap<string, ReleaseFile>;

export function releaseFiles(db: Database): ReleaseFiles {
  /** Promises, so that many who ask at once are one question. */
  const versions = new LRUCache<string, Promise<FilesOfVersion>>({ max: MOST_VERSIONS });
  const contents = new LRUCache<string, Buffer, undefined>({
    maxSize: MEMORY,
    sizeCalculation: (bytes) => bytes.length + 200,
    fetchMethod: (key) => readBlob(db, key),
    ignoreFetchAbort: true,
  });

  function filesOf(name: string, version: string): Promise<FilesOfVersion> {
    const key = `${name}/${version}`;
    const known = versions.get(key);
    if (known) return known;
    const found = listFiles(db, name, version);
    versions.set(key, found);
    // A version that another copy has just published may be there at the next question.
    const drop = () => versions.peek(key) === found && versions.delete(key);
    found.then((files) => files.size === 0 && drop(), drop);
    return found;
  }

  return {
    async find(name, version, path) {
      if (!RemoteName.safeParse(name).success || !ReleaseNumber.safeParse(version).success) return undefined;
      return (await filesOf(name, version)).get(path);
    },
    read: (hash, form) => contents.fetch(`${form}:${hash}`),
    forget: () => versions.clear(),
  };
}

async function listFiles(db: Database, name: string, version: string): Promise<FilesOfVersion> {
  const { rows } = await sql<{ path: string; type: string; hash: string; gzip: boolean; br: boolean }>`
    select f.path, f.type, f.hash, b.gzip is not null as gzip, b.br is not null as br
    from release_files f join release_blobs b using (hash)
    where f.name = ${name} and f.version = ${version}`.execute(db);
  return new Map(
    rows.map(({ path, type, hash, gzip, br }) => [
      path,
      { type, hash, compressed: [...(br ? ['br' as const] : []), ...(gzip ? ['gzip' as const] : [])] },
    ]),
  );
}

async function readBlob(db: Database, key: string): Promise<Buffer | undefined> {
  const [form = '', hash = ''] = key.split(/:(.*)/);
  const { rows } = await sql<{ content: Buffer | null }>`
    select ${sql.ref(form)} as content from release_blobs where hash = ${hash}`.execute(db);
  return rows[0]?.content ?? undefined;
}
