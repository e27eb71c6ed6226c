/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModuleGuidesInput, ResolvedRemote } from '@cuadra/shared/contract';
import { loadGuides } from './load-guides.ts';

const STEP = { title: 'Uno', text: 'Uno', at: '/' };
const guide = (id: string, section: string, order: number) => ({
  ...{ id, section, order, title: id, description: id, steps: [STEP] },
});
const section = (id: string, order: number) => ({ id, order, title: id, description: id, icon: 'package' });

/** What the server answers, by module; what it has nothing for is not found. */
const files = new Map<string, string>();
const asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  const body = files.get(url.split('/')[2] ?? '');
  response.statusCode = body === undefined ? 404 : 200;
  response.end(body);
});

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  asked.length = 0;
  files.clear();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

function remote(name: string, version: string, guides = true): ResolvedRemote {
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/remotes/${name}/${version}/`;
  return { name, base, descriptor: { guides } } as ResolvedRemote;
}

const has = (name: string, guides: ModuleGuidesInput) => files.set(name, JSON.stringify(guides));

test('those of all modules stand together, in their sections and by their order', async () => {
  has('mf_b', { sections: [section('goods', 20)], guides: [guide('b', 'goods', 10), guide('x', 'gone', 1)] });
  has('mf_a', {
    introduction: [{ ...STEP, order: 2 }],
    sections: [section('people', 10)],
    guides: [guide('c', 'goods', 20), guide('a', 'people', 10)],
  });
  const loaded = await loadGuides([remote('mf_a', '1'), remote('mf_b', '1'), remote('mf_c', '1', false)]);
  expect(loaded.introduction).toHaveLength(1);
  expect(loaded.sections.map(({ drawer, guides }) => [drawer, ...guides.map(({ id }) => id)])).toEqual([
    ['guides-people', 'a'],
    ['guides-goods', 'b', 'c'],
  ]);
  expect(asked.sort()).toEqual(['/remotes/mf_a/1/guides.json', '/remotes/mf_b/1/guides.json']);
});

test.each([
  ['no JSON', '{'],
  ['a page', '<!doctype html>'],
  ['another shape', '{"guides":[{"id":"a"}]}'],
  ['something that no guide may say', JSON.stringify({ guides: [{ ...guide('a', 'b', 1), onStart: 'x' }] })],
  ['a text without end', JSON.stringify({ introduction: [{ ...STEP, order: 1, text: 'x'.repeat(10_000) }] })],
])('%s takes nothing else with it', async (kind, text) => {
  files.set('mf_bad', text);
  has('mf_good', { sections: [section('goods', 10)], guides: [guide('a', 'goods', 10)] });
  const loaded = await loadGuides([remote('mf_bad', kind), remote('mf_good', kind)]);
  expect(loaded.sections.map(({ title }) => title)).toEqual(['goods']);
});

test('what failed is asked for again the next time, what came is not', async () => {
  const remotes = [remote('mf_a', '2'), remote('mf_b', '2')];
  has('mf_a', { sections: [section('goods', 10)] });
  expect((await loadGuides(remotes)).sections).toHaveLength(1);
  has('mf_b', { sections: [section('people', 10)] });
  expect((await loadGuides(remotes)).sections).toHaveLength(2);
  expect(asked.filter((url) => url.includes('mf_a'))).toHaveLength(1);
});
