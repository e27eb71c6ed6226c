/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api, http } from './api.ts';
import { ApiError } from './api-error.ts';
import { connectClient } from './listener.ts';
import { REQUEST_TIMEOUT } from './request.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  type: string | undefined;
  body: string;
}

let server: Server;
let seen: Seen[] = [];
/** Undefined: a server that takes the call and never says a word. */
let answer: { status: number; body: unknown } | undefined = { status: 200, body: {} };
const told: string[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen.push({
      method: request.method,
      url: request.url,
      authorization: request.headers.authorization,
      type: request.headers['content-type'],
      body: await read(request),
    });
    if (!answer) return;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(answer.status === 204 ? undefined : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  http.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  connectClient({
    token: () => 'abc',
    onSessionLost: (error) => told.push(`lost ${error.code}`),
    onForbidden: (error) => told.push(`forbidden ${error.code}`),
    onExpired: (error) => told.push(`expired ${error.code}`),
    onReleases: (stamp) => told.push(stamp),
  });
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  seen = [];
  told.length = 0;
  answer = { status: 200, body: {} };
});

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

test('sends the token, the query and the encoded path', async () => {
  answer = { status: 200, body: { items: [], next: null } };
  await api('GET /products', { query: { search: 'café & pan', cursor: undefined } });
  expect(seen).toEqual([
    expect.objectContaining({
      method: 'GET',
      url: '/api/v1/products?search=caf%C3%A9+%26+pan',
      authorization: 'Bearer abc',
    }),
  ]);
});

test('sends JSON, and the file of an import as it is', async () => {
  await api('POST /auth/login', { body: { username: 'demo', password: 'x' } });
  await api('POST /products/import', { body: 'nombre,precio\n"Pan, dulce",1' });
  expect(seen[0]).toMatchObject({ type: 'application/json', body: '{"username":"demo","password":"x"}' });
  expect(seen[1]).toMatchObject({ type: 'text/csv; charset=utf-8', body: 'nombre,precio\n"Pan, dulce",1' });
});

test('a POST without a body sends none', async () => {
  await api('POST /auth/verify');
  expect(seen[0]).toMatchObject({ body: '', type: undefined });
});

test('an empty answer is undefined', async () => {
  answer = { status: 204, body: undefined };
  await expect(api('POST /auth/logout')).resolves.toBeUndefined();
});

test.each([
  ['ERROR_INVALID_SESSION', 401, 'lost'],
  ['ERROR_SESSION_NOT_FOUND', 401, 'lost'],
  ['ERROR_WITHOUT_COMPANY', 403, 'lost'],
  ['ERROR_COMPANY_SUSPENDED', 403, 'lost'],
  ['ERROR_MIDDLEWARE_NEED_PERMISSIONS', 403, 'forbidden'],
  ['ERROR_EXPIRED_SUBSCRIPTION', 402, 'expired'],
])('%s is told to the session', async (message, status, what) => {
  answer = { status, body: { error: { message } } };
  await expect(api('GET /modules')).rejects.toMatchObject({ code: message, status });
  expect(told).toEqual([`${what} ${message}`]);
});

test('other errors stay between the call and its screen', async () => {
  answer = { status: 409, body: { error: { message: 'ERROR_STOCK', fields: { lines: 'x' } } } };
  const failure = await api('GET /modules').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ code: 'ERROR_STOCK', fields: { lines: 'x' } });
  expect(told).toEqual([]);
});

test('a server that is not there is a network failure with status 0, and no end of the session', async () => {
  const baseURL = http.defaults.baseURL;
  http.defaults.baseURL = 'http://127.0.0.1:1/api/v1';
  await expect(api('GET /modules')).rejects.toMatchObject({ code: 'ERROR_NETWORK', status: 0 });
  http.defaults.baseURL = baseURL ?? '';
  expect(told).toEqual([]);
});

test('a server that never answers is a timeout with status 0, after 30 seconds (spec §9)', async () => {
  const limit = http.defaults.timeout;
  expect([limit, REQUEST_TIMEOUT]).toEqual([30_000, 30_000]);
  answer = undefined;
  http.defaults.timeout = 50;
  await expect(api('GET /modules')).rejects.toMatchObject({ code: 'ERROR_TIMEOUT', status: 0 });
  http.defaults.timeout = limit;
  expect(told).toEqual([]);
});

test('an aborted call says so', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(api('GET /modules', undefined, { signal: controller.signal })).rejects.toMatchObject({
    code: 'ERROR_CANCELLED',
  });
});
