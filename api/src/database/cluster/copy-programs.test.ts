import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { copyPrograms } from './copy-programs.ts';
import { EXTENSION, NODE_OPTIONS } from './testing/code.ts';
import type { Report, Round } from './testing/copy-in-rounds.ts';
import { makeFolders } from './testing/folders.ts';

const STARTS = 20;
/** `COPY_ROUNDS=50` for a longer look. */
const ROUNDS = Number(process.env.COPY_ROUNDS ?? 5);

/** Programs that say their version and no more, with enough files beside them for a copy to take a while. */
async function writePrograms(native: string, says = 'ok'): Promise<Round['files']> {
  const names = ['bin/initdb', 'bin/postgres'];
  for (let number = 0; number < 20; number++) names.push(`lib/${number}.so`, `share/${number}.sql`);
  for (const folder of ['bin', 'lib', 'share']) await mkdir(path.join(native, folder), { recursive: true });
  for (const name of names) {
    await writeFile(path.join(native, name), name.startsWith('bin') ? `#!/bin/sh\necho ${says}\n` : name);
  }
  for (const name of ['initdb', 'postgres']) await chmod(path.join(native, 'bin', name), 0o755);
  return Promise.all(
    names.map(async (name) => [name, (await stat(path.join(native, name))).size] as [string, number]),
  );
}

/** Starts the processes that copy. */
function startCopiers(): ChildProcess[] {
  const script = fileURLToPath(new URL(`testing/copy-in-rounds${EXTENSION}`, import.meta.url));
  return Array.from({ length: STARTS }, () =>
    spawn(process.execPath, [...NODE_OPTIONS, script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
}

async function answerOf(copier: ChildProcess): Promise<Report> {
  const [report] = await once(copier, 'message');
  return report as Report;
}

test(`${STARTS} starts at once share one copy, and none ever misses a file of it`, async (t) => {
  const folders = await makeFolders(t);
  const native = path.join(folders.root, 'native');
  const files = await writePrograms(native);
  const copiers = startCopiers();
  folders.onEnd(async () => {
    for (const copier of copiers) copier.disconnect();
  });
  for (let round = 0; round < ROUNDS; round++) {
    const parent = path.join(folders.root, `programs-${round}`);
    const copy = path.join(parent, 'linux-x64-1');
    // Every other round there is a copy already that does not run.
    if (round % 2 === 1) await mkdir(path.join(copy, 'bin'), { recursive: true });
    const got = copiers.map(answerOf);
    for (const copier of copiers) copier.send({ native, copy, files } satisfies Round);
    const places = (await Promise.all(got)).map((report) => ('got' in report ? report.got : 'no copy'));
    const missed = copiers.map(answerOf);
    for (const copier of copiers) copier.send('over');
    for (const report of await Promise.all(missed)) assert.deepEqual(report, { missed: [] });
    const expected = round % 2 === 1 ? `${copy}.2` : copy;
    assert.deepEqual([...new Set(places)], [expected]);
    assert.deepEqual(
      (await readdir(parent)).sort(),
      [...new Set([copy, expected])].map((one) => path.basename(one)),
    );
  }
});

test('a copy of another version is left alone', async (t) => {
  const folders = await makeFolders(t);
  const [older, newer] = ['1', '2'].map((name) => path.join(folders.root, `native-${name}`)) as [
    string,
    string,
  ];
  await writePrograms(older, 'older');
  await writePrograms(newer, 'newer');
  const parent = path.join(folders.root, 'programs');
  const first = await copyPrograms(older, path.join(parent, 'linux-x64-1'), undefined);
  const before = await stat(path.join(first, 'bin', 'postgres'));
  await copyPrograms(newer, path.join(parent, 'linux-x64-2'), undefined);
  assert.deepEqual((await readdir(parent)).sort(), ['linux-x64-1', 'linux-x64-2']);
  assert.equal((await stat(path.join(first, 'bin', 'postgres'))).ino, before.ino);
});

test('what a killed start left is removed after an hour, and a copy that is being made or run is not', async (t) => {
  const folders = await makeFolders(t);
  const native = path.join(folders.root, 'native');
  await writePrograms(native);
  const parent = path.join(folders.root, 'programs');
  const copy = path.join(parent, 'linux-x64-1');
  await copyPrograms(native, copy, undefined);
  const longAgo = new Date(Date.now() - 61 * 60 * 1000);
  for (const name of ['linux-x64-1.abandoned.tmp', 'linux-x64-1.being-made.tmp']) {
    await mkdir(path.join(parent, name, 'bin'), { recursive: true });
  }
  for (const folder of [copy, path.join(parent, 'linux-x64-1.abandoned.tmp')]) {
    await utimes(folder, longAgo, longAgo);
  }
  assert.equal(await copyPrograms(native, copy, undefined), copy);
  assert.deepEqual((await readdir(parent)).sort(), ['linux-x64-1', 'linux-x64-1.being-made.tmp']);
});

test('a copy that cannot run leaves nothing behind', async (t) => {
  const folders = await makeFolders(t);
  const native = path.join(folders.root, 'native');
  await writePrograms(native);
  await rm(path.join(native, 'bin', 'initdb'));
  const parent = path.join(folders.root, 'programs');
  await assert.rejects(copyPrograms(native, path.join(parent, 'linux-x64-1'), undefined), /ENOENT/);
  assert.deepEqual(await readdir(parent), []);
});
