/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHELL_API_VERSION } from '@cuadra/shared/contract';
import { filesInside, sourceFiles } from './module-files.ts';
import { nameModule } from './module-name.ts';
import { writeModule } from './write-module.ts';

test('a module has one name in each of the places that name it', () => {
  expect(nameModule('mf-stock-alerts')).toEqual({
    folder: 'mf-stock-alerts',
    remote: 'mf_stock_alerts',
    slug: 'stock-alerts',
    title: 'Stock alerts',
  });
  expect(nameModule('mf-a', 'Avisos de compra').title).toBe('Avisos de compra');
});

test.each([
  ...['stock', 'mf-', 'mf_stock', 'mf-Stock', 'mf-stock2', 'mf--stock', 'mf-stock-', 'mf-../shell'],
  `mf-${'a'.repeat(58)}`,
])('%s is no name', (name) => {
  expect(() => nameModule(name)).toThrow(/is no name for a module/);
});

test.each(['', "Tom's", 'Ñ'.repeat(41), 'a\nb', '<b>'])('%j is no title', (title) => {
  expect(() => nameModule('mf-a', title)).toThrow(/is no title/);
});

test('the sources bear the name everywhere, and nothing of the template’s is left', () => {
  const name = nameModule('mf-stock-alerts', 'Avisos');
  const files = { ...sourceFiles(name), ...filesInside(name, { shared: '1.0.0', tools: '0.1.0' }) };
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['remote.ts', 'package.json', 'README.md', 'src/exposes/List.tsx']),
  );
  expect(Object.values(files).join('\n')).not.toMatch(/example|ejemplo/i);
  const { 'remote.ts': remote } = files;
  for (const part of ["'mf_stock_alerts'", "'/stock-alerts'", "'stock-alerts-client'", "title: 'Avisos'"])
    expect(remote).toContain(part);
  expect(remote).toContain(`apiVersion: '^${SHELL_API_VERSION}'`);
});

test('a folder that is there is left as it is', () => {
  const root = mkdtempSync(join(tmpdir(), 'cuadra-new-module-'));
  try {
    const folder = join(root, 'mf-a');
    writeModule(folder, { 'src/a.ts': 'first' });
    expect(() => writeModule(folder, { 'src/a.ts': 'second', 'b.ts': '' })).toThrow('mf-a is there already');
    expect(readFileSync(join(folder, 'src', 'a.ts'), 'utf8')).toBe('first');
    expect(readdirSync(root)).toEqual(['mf-a']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
