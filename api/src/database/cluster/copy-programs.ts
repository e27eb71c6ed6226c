import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { ServerAccount } from './account.ts';
import { makeOpenFolder } from './folder-access.ts';
import { hydrateLinks, tryPrograms } from './native-programs.ts';

/** Milliseconds after which an unfinished copy belongs to a process that was killed; copying takes seconds. */
const ABANDONED = 60 * 60 * 1000;

/**
 * A copy of the programs that `account` can run. All starts on this machine share it: the first makes it, the
 * others use it. A copy is made and tried under a name of its own, then put in place by one rename. What stands in
 * place is never changed or removed, because another Cuadra may be running it. A damaged one is left where it is,
 * and `<copy>.2` stands in for it.
 *
 * @param native the package's folder with the programs
 * @param copy where the copy belongs; its name holds the programs' version, so that versions never meet
 * @returns the folder of the copy: `copy` or its stand-in
 * @throws Error with the reason when a new copy does not run either, or cannot be made
 */
export async function copyPrograms(
  native: string,
  copy: string,
  account: ServerAccount | undefined,
): Promise<string> {
  await removeAbandoned(path.dirname(copy));
  let made: string | undefined;
  try {
    for (let number = 1; ; number++) {
      const place = number === 1 ? copy : `${copy}.${number}`;
      if (!existsSync(place)) {
        made ??= await makeCopy(native, copy, account);
        if (await putInPlace(made, place)) return place;
      }
      // Made by an earlier start, or by one that was quicker than ours.
      if ((await tryPrograms(place, account)) === undefined) return place;
    }
  } finally {
    if (made !== undefined) await rm(made, { recursive: true, force: true });
  }
}

/** Makes a whole copy under a temporary name beside its place, and makes sure that it runs. */
async function makeCopy(native: string, copy: string, account: ServerAccount | undefined): Promise<string> {
  makeOpenFolder(path.dirname(copy));
  const made = `${copy}.${randomUUID()}.tmp`;
  try {
    await copyTree(native, made);
    await hydrateLinks(native, made);
    const failure = await tryPrograms(made, account);
    if (failure !== undefined) throw new Error(failure);
    return made;
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw error;
  }
}

/** Gives a copy its name, unless something has that name by now. */
async function putInPlace(made: string, place: string): Promise<boolean> {
  try {
    await rename(made, place);
    return true;
  } catch (error) {
    if (existsSync(place)) return false;
    throw error;
  }
}

/** Removes the copies that starts left unfinished when they were killed. */
async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.tmp'))) {
    const unfinished = path.join(folder, name);
    try {
      // By age and not by process id: a start in another container has ids that say nothing here.
      const { mtimeMs } = await stat(unfinished);
      if (Date.now() - mtimeMs > ABANDONED) await rm(unfinished, { recursive: true, force: true });
    } catch {
      // Gone already, or not ours to remove. Nothing depends on it.
    }
  }
}

/** Copies a tree so that everybody may read and run it, whatever the umask and the modes of the original. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) {
      await symlink(await readlink(source), target);
    } else if (entry.isDirectory()) {
      await copyTree(source, target);
    } else {
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await chmod(target, path.basename(from) === 'bin' ? 0o755 : 0o644);
    }
  }
}
