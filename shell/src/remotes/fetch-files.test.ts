/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchFiles, fetchScript } from './fetch-files.ts';

let server: Server;
let answer: RequestListener = (_, response) => response.end('ok');
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  globalThis.__cuadra_fetches__ = undefined;
});

const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const soon = (ms = 5000) => AbortSignal.timeout(ms);

test('the entry and the scripts of the expose, no others', async () => {
  answer = (_, response) => response.end('ok');
  const version = {
    base: address('/v1/'),
    entry: 'entry.js',
    exposes: { './A': ['a.js', 'x.js'], './B': ['b.js'] },
  };
  await fetchFiles(version, './A', { priority: 'high', signal: soon() });
  expect(asked.sort()).toEqual(['/v1/a.js', '/v1/entry.js', '/v1/x.js']);
});

test('two connections stay free for the rest of the application', async () => {
  let open = 0;
  let most = 0;
  answer = (_, response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.end('ok');
    }, 20);
  };
  const files = Array.from({ length: 9 }, (_, index) => `${index}.js`);
  const version = { base: address('/many/'), entry: 'entry.js', exposes: { './A': files } };
  await fetchFiles(version, './A', { priority: 'high', signal: soon() });
  expect(asked).toHaveLength(10);
  expect(most).toBe(4);
});

test('a file is fetched once, however many ask, and again after a failure', async () => {
  let status = 503;
  answer = (_, response) => {
    response.statusCode = status;
    response.end();
  };
  const get = () => fetchScript(address('/once.js'), { priority: 'high', signal: soon() });
  const [first, second] = await Promise.allSettled([get(), get()]);
  expect(first).toMatchObject({ status: 'rejected', reason: { kind: 'http', status: 503 } });
  expect(second).toEqual(first);
  expect(asked).toHaveLength(1);
  status = 200;
  await get();
  await get();
  expect(asked).toHaveLength(2);
});

test('no answer in time is a timeout, a cut connection a network error', async () => {
  answer = () => {};
  await expect(
    fetchScript(address('/slow.js'), { priority: 'high', signal: soon(50) }),
  ).rejects.toMatchObject({ kind: 'timeout' });
  answer = (request) => request.socket.destroy();
  await expect(fetchScript(address('/cut.js'), { priority: 'high', signal: soon() })).rejects.toMatchObject({
    kind: 'network',
  });
});

test('a load does not wait for a file that was fetched ahead and hangs', async () => {
  answer = () => {};
  const ahead = fetchScript(address('/wanted.js'), { priority: 'low', signal: soon() });
  const lost = expect(ahead).rejects.toMatchObject({ name: 'RemoteError' });
  answer = (_, response) => response.end('ok');
  await fetchScript(address('/wanted.js'), { priority: 'high', signal: soon() });
  await lost;
  await fetchScript(address('/wanted.js'), { priority: 'high', signal: soon() });
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('who joins a fetch that hangs waits for it no longer than for their own', async () => {
  // The second asks once the first has arrived: on a busy machine its 50 ms could end before that.
  const arrived = new Promise<void>((resolve) => (answer = () => resolve()));
  const ahead = fetchScript(address('/hovered.js'), { priority: 'high', signal: soon() });
  const lost = expect(ahead).rejects.toMatchObject({ kind: 'timeout' });
  await arrived;
  await expect(
    fetchScript(address('/hovered.js'), { priority: 'high', signal: soon(50) }),
  ).rejects.toMatchObject({ kind: 'timeout' });
  await lost;
  expect(asked).toHaveLength(1);
  answer = (_, response) => response.end('ok');
  await fetchScript(address('/hovered.js'), { priority: 'high', signal: soon() });
  expect(asked).toHaveLength(2);
});
