import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { RegistryVersion, type RemoteDescriptor } from '@cuadra/shared/contract';
import type { TestDatabase } from './database.ts';

/** Puts right what was damaged. */
export type Mend = () => Promise<void>;

/** The releases that a server of a test offers, which it may damage; each promise is kept once the server serves it. */
export interface Releases {
  /** The active version of a module. */
  active: (remote: string) => Promise<RegistryVersion>;
  /** Changes a file of the active version as somebody would who got at the database: one byte more, same name. */
  tamper: (remote: string, file: string) => Promise<Mend>;
  /** Takes the active version's files away, so that the server answers 404. */
  remove: (remote: string) => Promise<Mend>;
  /** Gives a module a version before the active one, good and complete. It counts with what is changed after it. */
  addPrevious: (remote: string) => Promise<Mend>;
  /** Publishes another version of a module, good and complete, for nobody yet. */
  publish: (
    remote: string,
    describe?: (descriptor: RemoteDescriptor) => RemoteDescriptor,
  ) => Promise<{ version: string; takeBack: Mend }>;
  /** Publishes and activates another version of a module, good and complete, which describes itself as the one before or otherwise. */
  release: (
    remote: string,
    describe?: (descriptor: RemoteDescriptor) => RemoteDescriptor,
  ) => Promise<{ version: string; takeBack: Mend }>;
}

interface FileRow {
  path: string;
  type: string;
  hash: string;
}

/** Milliseconds in which a server hears of a change. */
const PATIENCE = 10_000;

/** @param url of the server, without a slash at the end */
export function releasesOf(url: string, { query }: TestDatabase): Releases {
  let published = 0;
  const active = async (remote: string) => {
    const [row] = await query<{ record: unknown }>(
      `select record from releases r join release_channels c on c.name = r.name and c.active = r.version
       where r.name = $1`,
      [remote],
    );
    if (row === undefined) throw new Error(`${remote} has no active version`);
    return RegistryVersion.parse(row.record);
  };
  const filesOf = (remote: string, version: string) =>
    query<FileRow & { bytes: Buffer }>(
      `select path, type, hash, bytes from release_files join release_blobs using (hash)
       where name = $1 and version = $2`,
      [remote, version],
    );
  const setHash = (remote: string, version: string, path: string, hash: string) =>
    query('update release_files set hash = $4 where name = $1 and version = $2 and path = $3', [
      ...[remote, version, path, hash],
    ]);

  /** The page of one of a module's screens names the scripts of the version that everybody gets. */
  const offered = async ({ base, descriptor }: RegistryVersion) => {
    const path = descriptor.routes.find((route) => !route.path.includes(':'))?.path;
    await until(async () => (await (await fetch(`${url}${path}`)).text()).includes(base));
  };
  const answers = (file: string, isSo: (answer: Response) => boolean | Promise<boolean>) =>
    until(async () => isSo(await fetch(`${url}${file}`)));

  async function addBuild(
    remote: string,
    name: string,
    describe = (descriptor: RemoteDescriptor) => descriptor,
  ): Promise<RegistryVersion> {
    const found = await active(remote);
    const version = { ...found, descriptor: describe(found.descriptor) };
    const { build, files } = anotherBuild(version, await filesOf(remote, version.version), name);
    await query(`insert into releases (name, version, record, published_by) values ($1, $2, $3, 'test')`, [
      ...[remote, name, JSON.stringify(build)],
    ]);
    for (const { path, type, hash, bytes } of files) {
      await query('insert into release_blobs (hash, bytes) values ($1, $2) on conflict do nothing', [
        hash,
        bytes,
      ]);
      await query('insert into release_files values ($1, $2, $3, $4, $5)', [remote, name, path, type, hash]);
    }
    return build;
  }
  const removeBuild = (remote: string, name: string) =>
    query('delete from releases where name = $1 and version = $2', [remote, name]);
  const setChannels = (remote: string, { active, previous }: Record<'active' | 'previous', string | null>) =>
    query('update release_channels set active = $2, previous = $3 where name = $1', [
      remote,
      active,
      previous,
    ]);

  return {
    active,
    async tamper(remote, file) {
      const { base, version } = await active(remote);
      const good = (await filesOf(remote, version)).find(({ path }) => path === file);
      if (!good) throw new Error(`${remote} has no ${file}`);
      const bad = Buffer.concat([good.bytes, Buffer.from('\n')]);
      await query('insert into release_blobs (hash, bytes) values ($1, $2) on conflict do nothing', [
        ...[integrityOf(bad), bad],
      ]);
      const put = async (hash: string, bytes: Buffer) => {
        await setHash(remote, version, file, hash);
        await answers(
          base + file,
          async (answer) => (await answer.arrayBuffer()).byteLength === bytes.length,
        );
      };
      await put(integrityOf(bad), bad);
      return () => put(good.hash, good.bytes);
    },
    async remove(remote) {
      const { base, entry, version } = await active(remote);
      const files = await filesOf(remote, version);
      await query('delete from release_files where name = $1 and version = $2', [remote, version]);
      await answers(base + entry, ({ status }) => status === 404);
      return async () => {
        for (const { path, type, hash } of files)
          await query('insert into release_files values ($1, $2, $3, $4, $5)', [
            ...[remote, version, path, type, hash],
          ]);
        await answers(base + entry, ({ status }) => status === 200);
      };
    },
    async addPrevious(remote) {
      const now = await active(remote);
      const before = await addBuild(remote, '0.0.1-before');
      await setChannels(remote, { active: now.version, previous: before.version });
      return async () => {
        await setChannels(remote, { active: now.version, previous: null });
        await removeBuild(remote, before.version);
      };
    },
    async publish(remote, describe) {
      published += 1;
      const { version, base, entry } = await addBuild(remote, `9.8.${published}-rc.1`, describe);
      // A file is looked up by its version, also while the registry in memory has not heard of it.
      await answers(base + entry, ({ status }) => status === 200);
      return { version, takeBack: async () => void (await removeBuild(remote, version)) };
    },
    async release(remote, describe) {
      const now = await active(remote);
      const next = await addBuild(remote, '9.9.9-next', describe);
      await setChannels(remote, { active: next.version, previous: now.version });
      await offered(next);
      return {
        version: next.version,
        takeBack: async () => {
          await setChannels(remote, { active: now.version, previous: null });
          await removeBuild(remote, next.version);
          await offered(now);
        },
      };
    },
  };
}

/** The same build under another id, as if its sources had differed: the container's name is all over its files. */
function anotherBuild(
  version: RegistryVersion,
  files: readonly (FileRow & { bytes: Buffer })[],
  name: string,
): { build: RegistryVersion; files: (FileRow & { bytes: Buffer })[] } {
  const container = `${version.container}_${name.replaceAll(/\W/g, '_')}`;
  const renamed = files.map(({ path, type, bytes }) => {
    const other = Buffer.from(bytes.toString().replaceAll(version.container, container));
    return { path, type, bytes: other, hash: integrityOf(other) };
  });
  const hashes = Object.fromEntries(
    renamed.filter(({ path }) => path in version.files).map(({ path, hash }) => [path, hash]),
  );
  const base = version.base.replace(version.version, name);
  return { build: { ...version, version: name, base, container, files: hashes }, files: renamed };
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('the server does not serve what the database holds');
    await pause(20);
  }
}
