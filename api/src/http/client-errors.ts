import type { ErrorCode } from '@cuadra/shared/contract';
import type { ConnectionError } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/**
 * Answers what is no request: Node could not read it, so that there are no hooks and no reply, only the connection. In the
 * format of errors all the same, and the connection ends.
 */
export function answerClientError(
  error: ConnectionError,
  socket: { writable: boolean; write(text: string): unknown; destroy(): unknown },
): void {
  if (!SILENT.has(error.code) && socket.writable)
    socket.write(answerTo(CODES[error.code] ?? 'ERROR_VALIDATION'));
  socket.destroy();
}

/**
 * Of whoever hung up, and of who has sent no request in time: browsers open connections ahead, and one that sends its request
 * just then would take what we say for the answer to it. A connection that is closed without a word is opened again.
 */
const SILENT: ReadonlySet<string> = new Set(['ECONNRESET', 'ERR_HTTP_REQUEST_TIMEOUT']);

/** By Node's code of the error; all others are requests that cannot be understood. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  // A path or headers beyond Node's 16 kB.
  HPE_HEADER_OVERFLOW: 'ERROR_PAYLOAD_TOO_LARGE',
};

const REASONS: Readonly<Record<number, string>> = { 400: 'Bad Request', 413: 'Content Too Large' };

function answerTo(code: ErrorCode): string {
  const error = new ApiError(code);
  const body = JSON.stringify(error.toJSON());
  return [
    `HTTP/1.1 ${error.status} ${REASONS[error.status] ?? 'Error'}`,
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
