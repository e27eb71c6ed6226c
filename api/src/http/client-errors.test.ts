import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { assertNoInternals } from '../testing/assert-no-internals.ts';
import { startApi } from '../testing/start-api.ts';

// Each copy has queues, watchers and connections of its own.
const api = await startApi({ copies: 1 });

/** What comes back to some bytes, until the connection ends. */
async function say(bytes: string): Promise<{ status: number; body: string }> {
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  // Cut while we still speak.
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), body };
}

test('what is no request is answered in the format of errors, and tells nothing', async () => {
  const wrong: [bytes: string, status: number, message: string][] = [
    ['hola\r\n\r\n', 400, 'ERROR_VALIDATION'],
    ['GET / HTTP/9.9\r\n\r\n', 400, 'ERROR_VALIDATION'],
    ['GET / HTTP/1.1\r\nno colon\r\n\r\n', 400, 'ERROR_VALIDATION'],
    ['POST / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n', 400, 'ERROR_VALIDATION'],
    [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 413, 'ERROR_PAYLOAD_TOO_LARGE'],
    [`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'ERROR_PAYLOAD_TOO_LARGE'],
  ];
  for (const [bytes, status, message] of wrong) {
    const answer = await say(bytes);
    assert.deepEqual(
      [answer.status, answer.body],
      [status, `{"error":{"message":"${message}"}}`],
      bytes.slice(0, 40),
    );
    assertNoInternals(answer.body);
  }
});
