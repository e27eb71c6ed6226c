import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes below which compressing saves no packet worth the time: a ticket is left as it is. */
const THRESHOLD = 2_048;

/** Compresses the answers of all routes that are registered after it: lists and the shell's first call as well as files. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalCompression: true,
    // A body is taken as it comes: a broken one would never end, and a small one may hold a very large one.
    globalDecompression: false,
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    // Node's own default, 11, takes seconds for a script; 5 comes within a few percent of it.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
}
