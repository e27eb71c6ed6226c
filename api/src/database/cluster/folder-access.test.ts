import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { makeOpenFolder } from './folder-access.ts';
import { makeFolders } from './testing/folders.ts';

test('a folder that several starts make at once is one, so that who already writes into it keeps it', async (t) => {
  const folders = await makeFolders(t);
  const folder = path.join(folders.root, 'shelter', 'programs');
  const seen = await Promise.all(
    Array.from({ length: 20 }, async () => {
      makeOpenFolder(folder);
      return (await stat(folder)).ino;
    }),
  );
  assert.equal(new Set(seen).size, 1);
});

test('a folder is open to everybody whatever the umask, and the umask stays', async (t) => {
  const folders = await makeFolders(t);
  const folder = path.join(folders.root, 'shelter', 'programs');
  const before = process.umask(0o077);
  try {
    makeOpenFolder(folder);
    assert.equal(process.umask(), 0o077);
  } finally {
    process.umask(before);
  }
  for (const one of [folder, path.dirname(folder)]) assert.equal((await stat(one)).mode & 0o777, 0o755);
});
