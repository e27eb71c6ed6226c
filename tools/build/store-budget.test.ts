/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORE_LIMIT, storeBudgetErrors } from './store-budget.ts';

test('all scripts of the store count, as they are sent, and one byte too many fails the build', () => {
  const dir = mkdtempSync(join(tmpdir(), 'cuadra-'));
  const write = (file: string, bytes: number) => writeFileSync(join(dir, file), 'x'.repeat(bytes));
  write('store.1.js', 200_000);
  write('store.1.js.gz', STORE_LIMIT - 100);
  write('store.1.js.br', 90_000);
  write('153.1.js', 100);
  write('store.1.js.map', 900_000);
  expect(storeBudgetErrors(dir)).toEqual([]);
  write('153.1.js', 101);
  expect(storeBudgetErrors(dir)).toEqual([expect.stringMatching(/50001 bytes .* budget is 50000/)]);
  rmSync(dir, { recursive: true });
});

test('a store that is not built weighs nothing', () => {
  expect(storeBudgetErrors(join(tmpdir(), 'cuadra-nothing-here'))).toEqual([]);
});
