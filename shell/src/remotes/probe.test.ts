/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { probe } from './probe.ts';

let server: Server;
let answer: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const published = 'globalThis.fine = true;';
const integrity = `sha384-${createHash('sha384').update(published).digest('base64')}`;
const ask = () =>
  probe(`http://127.0.0.1:${(server.address() as AddressInfo).port}/entry.js`, integrity, undefined);

test('an error of the server', async () => {
  answer = (_, response) => {
    response.statusCode = 404;
    response.end('not here');
  };
  await expect(ask()).resolves.toMatchObject({ kind: 'http', status: 404 });
});

test('no connection', async () => {
  answer = (request) => request.socket.destroy();
  await expect(ask()).resolves.toMatchObject({ kind: 'network' });
});

test('another file than the one that was published', async () => {
  answer = (_, response) => response.end(`${published} globalThis.tampered = true;`);
  await expect(ask()).resolves.toMatchObject({ kind: 'integrity' });
});

test('a file that is fine by now is worth another try', async () => {
  answer = (_, response) => response.end(published);
  await expect(ask()).resolves.toMatchObject({ kind: 'network' });
});
