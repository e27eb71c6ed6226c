import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Registry } from '@cuadra/shared/contract';

type Version = Registry['remotes'][string]['versions'][string];

/** Puts right what was damaged. */
export type Mend = () => Promise<void>;

/** Releases that a test may damage: the project's own stay as they are. */
export interface ReleasesCopy {
  folder: string;
  /** The active version of a module. */
  active: (remote: string) => Promise<Version>;
  /** Changes a file of the active version as somebody would who got at the disk: one byte more, same name. */
  tamper: (remote: string, file: string) => Promise<Mend>;
  /** Takes the active version's files away, so that the server answers 404. */
  remove: (remote: string) => Promise<Mend>;
  /** Gives a module a version before the active one, good and complete. */
  addPrevious: (remote: string) => Promise<Mend>;
  /** Publishes and activates another version of a module, good and complete. */
  release: (remote: string) => Promise<{ version: string; takeBack: Mend }>;
}

/**
 * Copies the releases with their active versions alone: whatever was built here before would be fallen back to, and a
 * test would end otherwise than on a fresh clone.
 */
export async function copyReleases(from: string, folder: string): Promise<ReleasesCopy> {
  const registryFile = path.join(folder, 'registry.json');
  const read = async (file: string) => Registry.parse(JSON.parse(await readFile(file, 'utf8')));
  /** In one step, since the server may read at any time. */
  const write = async (registry: Registry) => {
    await writeFile(`${registryFile}.new`, JSON.stringify(registry));
    await rename(`${registryFile}.new`, registryFile);
  };

  const registry = await read(path.join(from, 'registry.json'));
  await mkdir(folder, { recursive: true });
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const version = activeOf(registry, name);
    await cp(path.join(from, name, version.version), path.join(folder, name, version.version), {
      recursive: true,
    });
    Object.assign(remote, { previous: null, canary: null, versions: { [version.version]: version } });
  }
  await write(registry);

  const folderOf = (remote: string) => path.join(folder, remote, activeOf(registry, remote).version);
  return {
    folder,
    active: async (remote) => activeOf(registry, remote),
    tamper: async (remote, file) => {
      const target = path.join(folderOf(remote), file);
      const good = await readFile(target);
      // The forms that were compressed at build would be served as they are.
      const compressed = [`${target}.br`, `${target}.gz`].filter(existsSync);
      for (const form of compressed) await rename(form, `${form}.away`);
      await writeFile(target, Buffer.concat([good, Buffer.from('\n')]));
      return async () => {
        await writeFile(target, good);
        for (const form of compressed) await rename(`${form}.away`, form);
      };
    },
    remove: async (remote) => {
      const target = folderOf(remote);
      await rename(target, `${target}.away`);
      return () => rename(`${target}.away`, target);
    },
    addPrevious: async (remote) => {
      const previous = await anotherBuild(folderOf(remote), activeOf(registry, remote), '0.0.1-before');
      const changed = structuredClone(registry);
      const record = changed.remotes[remote];
      Object.assign(record?.versions ?? {}, { [previous.version]: previous });
      Object.assign(record ?? {}, { previous: previous.version });
      await write(changed);
      return () => write(registry);
    },
    release: async (remote) => {
      const next = await anotherBuild(folderOf(remote), activeOf(registry, remote), '9.9.9-next');
      const changed = structuredClone(registry);
      const record = changed.remotes[remote];
      Object.assign(record?.versions ?? {}, { [next.version]: next });
      Object.assign(record ?? {}, { active: next.version, previous: record?.active ?? null });
      await write(changed);
      return { version: next.version, takeBack: () => write(registry) };
    },
  };
}

function activeOf(registry: Registry, remote: string): Version {
  const record = registry.remotes[remote];
  const version = record?.active ? record.versions[record.active] : undefined;
  if (version === undefined) throw new Error(`${remote} has no active version`);
  return version;
}

/**
 * The same build under another id, beside the given one: as if its sources had differed. The id is in the container's
 * name, which is all over its files.
 */
async function anotherBuild(folder: string, version: Version, name: string): Promise<Version> {
  const target = path.join(path.dirname(folder), name);
  const container = `${version.container}_${name.replaceAll(/\W/g, '_')}`;
  await mkdir(target, { recursive: true });
  for (const file of (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name))) {
    const text = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(target, file), text.replaceAll(version.container, container));
  }
  const files: Record<string, string> = {};
  for (const file of Object.keys(version.files)) {
    const content = await readFile(path.join(target, file));
    files[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  }
  return { ...version, version: name, base: version.base.replace(version.version, name), container, files };
}
