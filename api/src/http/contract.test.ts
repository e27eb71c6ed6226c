import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CALLS, type CallDefinition } from '@cuadra/shared/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { readError } from '../testing/http-client.ts';
import { startApi } from '../testing/start-api.ts';
import { routesOf } from '../testing/walk.ts';
import { API_BASE } from './api-base.ts';

const api = await startApi();
const routes = routesOf(api);
const calls: [string, CallDefinition][] = Object.entries(CALLS);
const nameOf = ({ method, path }: CallDefinition) => `${method} ${API_BASE}${path}`;
/** The page that shows the contract, and the contract itself: no calls of it. */
const isAboutTheContract = (url: string) => /^\/api\/v1\/(docs(\/|$)|openapi\.json$)/.test(url);

test('every call of the contract has its route, and every route of the API is a call of the contract', () => {
  const served = routes
    .filter(({ url }) => url.startsWith(API_BASE) && !isAboutTheContract(url))
    .map(({ name }) => name.replace(/:(\w+)/g, '{$1}'));
  assert.deepEqual(served.sort(), calls.map(([, call]) => nameOf(call)).sort());
});

test('a route enforces the very declaration that the contract exports', () => {
  for (const [name, call] of calls) {
    const route = routes.find((one) => one.name.replace(/:(\w+)/g, '{$1}') === nameOf(call));
    assert.equal(route?.call, call, name);
  }
});

test('what is no call of the contract is a page or a file', () => {
  const others = routes.filter(({ call }) => call === undefined);
  const strange = others.filter(
    ({ method, url }) => method !== 'GET' || (url.startsWith(API_BASE) && !isAboutTheContract(url)),
  );
  assert.deepEqual(
    strange.map(({ name }) => name),
    [],
  );
});

test('the OpenAPI document is valid, and has each call with its input, its answer and who may make it', async () => {
  const { status, body } = await api.send('GET', `${API_BASE}/openapi.json`);
  assert.equal(status, 200);
  const { valid, errors } = await new Validator().validate(body as Record<string, unknown>);
  assert.ok(valid, JSON.stringify(errors, null, 2));
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  for (const [name, call] of calls) {
    const operation = paths[`${API_BASE}${call.path}`]?.[call.method.toLowerCase()];
    assert.ok(operation, name);
    assert.equal(operation.summary, call.summary, name);
    assert.deepEqual(operation.tags, [call.tag], name);
    assert.equal(operation.requestBody !== undefined, call.body !== undefined, name);
    assert.ok(operation.responses[String(call.response ? (call.status ?? 200) : 204)], name);
    // An empty list says that no session is needed; without one, the document's own rule counts.
    assert.equal(operation.security?.length === 0, call.access === 'public', name);
    const parameters = (operation.parameters ?? []).map((parameter) => `${parameter.in} ${parameter.name}`);
    for (const [, parameter] of call.path.matchAll(/\{(\w+)\}/g)) {
      assert.ok(parameters.includes(`path ${parameter}`), `${name} ${parameter}`);
    }
  }
});

interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
  security?: unknown[];
}

test('the OpenAPI page can be read', async () => {
  const page = await api.send('GET', `${API_BASE}/docs`);
  assert.equal(page.status, 200);
  assert.match(page.text, /swagger-ui/);
});

test('whatever cannot be routed is answered in the format of errors', async () => {
  const requests: [method: string, path: string, status: number][] = [
    ['GET', `${API_BASE}/no-such-call`, 404],
    ['GET', `${API_BASE}/products/one/two/three`, 404],
    ['PUT', `${API_BASE}/products`, 404],
    ['DELETE', `${API_BASE}/sales/create`, 404],
    ['GET', `${API_BASE}/%`, 400],
    ['GET', `${API_BASE}/products/%E0%A4%A`, 400],
    ['GET', `${API_BASE}/products/${'x'.repeat(200)}`, 404],
    ['GET', '/%00', 400],
    ['GET', '//elsewhere.example/x.js', 404],
    ['POST', '/', 404],
    ['POST', '/cash-register', 404],
    ['GET', '/no-such-file.js', 404],
    ['GET', '/../../etc/passwd.txt', 404],
    ['GET', '/..%2f..%2fetc%2fpasswd.txt', 404],
    ['GET', '/.env', 404],
    ['GET', '/.git/config', 404],
    ['GET', '/remotes/registry.json', 404],
    ['GET', '/remotes/..%2fregistry.json', 404],
    ['GET', '/remotes/mf_pos/9.9.9/main.js', 404],
    ['OPTIONS', `${API_BASE}/products`, 404],
  ];
  for (const [method, path, status] of requests) {
    const answer = await api.send(method, path);
    assert.equal(answer.status, status, `${method} ${path}: ${answer.text}`);
    readError(answer);
  }
});
