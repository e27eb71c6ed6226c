import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { IMPORT_MAX_BYTES } from '@cuadra/shared/contract';
import { ApiError } from '../errors/api-error.ts';

/** A file that was sent, on this machine's disk until it is removed. */
export interface ReceivedFile {
  path: string;
  remove(): Promise<void>;
}

/**
 * Writes a body to a file as it comes, so that it takes no memory, and a slow line nobody's place among those whose turn it
 * is.
 *
 * @param announced bytes, where the request says how many
 * @throws ApiError 413 beyond IMPORT_MAX_BYTES; 400 when it ends before its end
 */
export async function receiveFile(body: Readable, announced: number): Promise<ReceivedFile> {
  if (announced > IMPORT_MAX_BYTES) throw new ApiError('ERROR_PAYLOAD_TOO_LARGE');
  const folder = await mkdtemp(join(tmpdir(), 'cuadra-import-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'list.csv');
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      let bytes = 0;
      for await (const chunk of chunksOf(body)) {
        bytes += chunk.length;
        if (bytes > IMPORT_MAX_BYTES) throw new ApiError('ERROR_PAYLOAD_TOO_LARGE');
        await file.write(chunk);
      }
    } finally {
      await file.close();
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, remove };
}

/** The stream outlives what goes wrong with it: there is an answer to send over its connection. */
async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch (error) {
    // Whoever hung up hears nothing, and it is no error of ours.
    throw new ApiError('ERROR_VALIDATION', { fields: { file: 'interrupted' } }, { cause: error });
  }
}
