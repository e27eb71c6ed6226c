import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { parseExactJson } from './exact-json.ts';
import { SourceError } from './source.ts';

/** Milliseconds for the whole answer, from looking the name up to the last byte. */
export const TIME_LIMIT = 8_000;
/** Bytes; the longer of the two answers has 4 kB. */
export const BODY_LIMIT = 64 * 1024;

/**
 * Reads JSON from an address, its numbers as text. Follows no redirect: a rate from another place than the one that was
 * configured is none. Without fetch, which would follow one and keeps more in memory than the rest of this.
 *
 * @param limit milliseconds
 * @throws SourceError
 */
export async function readJson(
  address: string,
  { signal, limit }: { signal: AbortSignal; limit: number },
): Promise<unknown> {
  const timeout = AbortSignal.timeout(limit);
  try {
    return parseExactJson(await readText(address, AbortSignal.any([signal, timeout])));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    if (timeout.aborted) throw new SourceError(`no answer within ${limit} ms`);
    if (error instanceof SyntaxError) throw new SourceError('the answer is no JSON');
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new SourceError(`not reached: ${code}`);
  }
}

async function readText(address: string, signal: AbortSignal): Promise<string> {
  const response = await open(address, signal);
  try {
    if (response.statusCode !== 200) throw new SourceError(`status ${response.statusCode}`);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > BODY_LIMIT) throw new SourceError(`more than ${BODY_LIMIT} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } finally {
    response.destroy();
  }
}

function open(address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { get } = address.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    // No agent: once in half an hour, a connection is not kept.
    const options = { signal, agent: false, headers: { accept: 'application/json', 'user-agent': 'Cuadra' } };
    get(address, options, resolve).on('error', reject);
  });
}
