/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aliasesOf, modulesParts, smallerParts } from './smaller-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuadra-library-'));
beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'library', version: '1.2.4' }));
  writeFileSync(join(folder, 'large.js'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every file that is replaced is there, and so is what is taken instead', () => {
  const paths = Object.entries({ ...smallerParts(), ...modulesParts() }).flat();
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  expect(paths.length).toBeGreaterThan(20);
});

test('a library of another version does not build before somebody has looked at it', () => {
  const files = { 'large.js': join(folder, 'small.js') };
  expect(aliasesOf({ folder, version: '1.2.4', files })).toEqual({
    [join(folder, 'large.js')]: join(folder, 'small.js'),
  });
  expect(() => aliasesOf({ folder, version: '1.2.3', files })).toThrow('library is 1.2.4');
});

test('a file that the library no longer has is told', () => {
  expect(() => aliasesOf({ folder, version: '1.2.4', files: { 'gone.js': '' } })).toThrow('has no gone.js');
});
