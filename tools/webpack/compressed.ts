import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  type InputType,
} from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

/** The two ways, as small as they get: slow enough that what was compressed before is taken again. */
const WAYS = {
  br: {
    compress: (content: Buffer) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    open: promisify<InputType, Buffer>(brotliDecompress),
  },
  gz: {
    // One round is most of what zopfli takes off beyond zlib's best, 3 of 100; fifteen take four times as long.
    compress: async (content: Buffer) => Buffer.from(await gzipAsync(content, { numiterations: 1 })),
    open: promisify<InputType, Buffer>(gunzip),
  },
} as const;

/**
 * A file's content compressed, from the folder where builds before left it if that is the same content still. A compressor of
 * another version makes what is as good, so that only the content counts.
 *
 * @param folder made where it is missing; a file in it that is broken or of something else is replaced
 */
export async function compressed(content: Buffer, way: keyof typeof WAYS, folder: string): Promise<Buffer> {
  const { compress, open } = WAYS[way];
  const file = join(folder, `${createHash('sha256').update(content).digest('hex')}.${way}`);
  const before = await readFile(file).catch(() => undefined);
  if (before && (await open(before).catch(() => undefined))?.equals(content)) {
    // `forgetUnused` sees what is in use.
    await utimes(file, new Date(), new Date()).catch(() => undefined);
    return before;
  }
  const small = await compress(content);
  await mkdir(folder, { recursive: true });
  // Two builds at once may write the same: each sees it whole.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, small);
  await rename(unfinished, file);
  return small;
}

/** Milliseconds: what no build took for a month is of a version that nobody builds any more. */
const UNUSED = 30 * 24 * 3_600_000;

/** Takes out of the folder what no build has taken for a month. */
export async function forgetUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    // Another build may be faster.
    const used = await stat(file).catch(() => undefined);
    if (used && Date.now() - used.mtimeMs > UNUSED) await rm(file, { force: true });
  }
}
