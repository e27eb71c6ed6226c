import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { RELEASE_MAX_BYTES, RELEASE_MAX_FILES, RELEASE_MAX_UNPACKED } from '@cuadra/shared/contract';
import { extract } from 'tar-stream';
import { ApiError } from '../errors/api-error.ts';

/**
 * Reads a .tar.gz as it comes into memory, and no more of it than a build may be: whatever is in it, an archive that is too
 * large, or unpacks to too much, is refused as soon as that is seen.
 *
 * @param announced bytes, where the request says how many
 * @returns what each file holds, by its path
 * @throws ApiError 413 for too much; 400 for what is no archive, ends before its end, or has anything in it but files of
 *   its own folder
 */
export async function readArchive(body: Readable, announced: number): Promise<Map<string, Buffer>> {
  if (announced > RELEASE_MAX_BYTES) throw new ApiError('ERROR_PAYLOAD_TOO_LARGE');
  const archive = extract();
  const contents = new Map<string, Buffer>();
  const collect = async () => {
    for await (const entry of archive) {
      const { name, type } = entry.header;
      if (type === 'directory') {
        entry.resume();
        continue;
      }
      if (type !== 'file') throw refused('not-a-file');
      if (contents.size >= RELEASE_MAX_FILES) throw refused('too-many-files');
      const path = name.replace(/^(\.\/)+/, '');
      if (!isInside(path)) throw refused('not-a-path');
      contents.set(path, await buffer(entry));
    }
  };
  try {
    await Promise.all([
      pipeline(
        chunksOf(body),
        atMost(RELEASE_MAX_BYTES),
        createGunzip(),
        atMost(RELEASE_MAX_UNPACKED),
        archive as unknown as NodeJS.WritableStream,
      ),
      collect().catch((error: Error) => {
        archive.destroy(error);
        throw error;
      }),
    ]);
  } catch (error) {
    throw error instanceof ApiError ? error : refused('not-an-archive', error);
  }
  return contents;
}

const refused = (why: string, cause?: unknown) =>
  new ApiError('ERROR_VALIDATION', { fields: { archive: why } }, { cause });

/** Of the folder that the archive is of: nothing above it, beside it or from the root. */
function isInside(path: string): boolean {
  return /^[^\\/\0][^\\\0]*$/.test(path) && !path.split('/').some((part) => part === '..' || part === '.');
}

/** The stream outlives what goes wrong with it: there is an answer to send over its connection. */
async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch (error) {
    // Whoever hung up hears nothing, and it is no error of ours.
    throw refused('interrupted', error);
  }
}

function atMost(bytes: number) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let passed = 0;
    for await (const chunk of chunks) {
      passed += chunk.length;
      if (passed > bytes) throw new ApiError('ERROR_PAYLOAD_TOO_LARGE');
      yield chunk;
    }
  };
}
