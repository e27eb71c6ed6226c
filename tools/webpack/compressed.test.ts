import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { compressed, forgetUnused } from './compressed.ts';

const CONTENT = Buffer.from('export const total = (lines) => lines.length;\n'.repeat(100));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cuadra-compressed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the folder keeps of the content. */
const stored = () => {
  const [name, ...more] = readdirSync(join(folder, 'cache'));
  if (name === undefined || more.length > 0) throw new Error(`${more.length + 1} files`);
  return join(folder, 'cache', name);
};

test('both ways give the content back', async () => {
  const cache = join(folder, 'cache');
  const [br, gz] = [await compressed(CONTENT, 'br', cache), await compressed(CONTENT, 'gz', cache)];
  expect(brotliDecompressSync(br)).toEqual(CONTENT);
  expect(gunzipSync(gz)).toEqual(CONTENT);
  expect(readdirSync(cache)).toHaveLength(2);
});

test('what was compressed before is not compressed once more', async () => {
  await compressed(CONTENT, 'br', join(folder, 'cache'));
  // The same content by another compressor: it comes back only if it was read.
  const other = brotliCompressSync(CONTENT, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  writeFileSync(stored(), other);
  expect(await compressed(CONTENT, 'br', join(folder, 'cache'))).toEqual(other);
});

test.each([
  ['half of it', () => readFileSync(stored()).subarray(0, 20)],
  ['other content', () => brotliCompressSync(Buffer.from('export const total = () => 0;'))],
])('%s in the folder is replaced', async (_, damaged) => {
  const cache = join(folder, 'cache');
  const first = await compressed(CONTENT, 'br', cache);
  writeFileSync(stored(), damaged());
  expect(await compressed(CONTENT, 'br', cache)).toEqual(first);
  expect(readFileSync(stored())).toEqual(first);
});

test('what no build has taken for a month goes, and what one took stays', async () => {
  const cache = join(folder, 'cache');
  await forgetUnused(cache);
  await compressed(CONTENT, 'br', cache);
  const old = new Date(Date.now() - 31 * 24 * 3_600_000);
  utimesSync(stored(), old, old);
  await compressed(CONTENT, 'br', cache);
  await forgetUnused(cache);
  expect(readdirSync(cache)).toHaveLength(1);
  utimesSync(stored(), old, old);
  await forgetUnused(cache);
  expect(readdirSync(cache)).toEqual([]);
});
