import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readError } from '../testing/http-client.ts';
import { eventually, writeFiles, writeRegistry } from '../testing/releases.ts';
import { SHELL_PAGE, startApi } from '../testing/start-api.ts';

const api = await startApi();

async function put(path: string, text: string | Buffer): Promise<void> {
  const file = join(api.folder, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
}

const SHELL = 'shell/.build/www';
const SCRIPT = `console.log("${'caja '.repeat(1_000)}")`;
await put(`${SHELL}/main.0123abcd.js`, SCRIPT);
await put(`${SHELL}/main.0123abcd.js.map`, '{}');
await put(`${SHELL}/service-worker.js`, SCRIPT);
await put(`${SHELL}/.env`, 'SECRET=1');
await writeRegistry(api.database, {
  mf_pos: { active: null, previous: null, canary: null, versions: { '1.0.0': release('1.0.0') } },
});
await writeFiles(api.database, ['mf_pos', '1.0.0'], {
  'main.js': { text: SCRIPT },
  'small.js': {
    text: `${SCRIPT}//`,
    br: brotliCompressSync(`${SCRIPT}//`),
    gzip: gzipSync(`${SCRIPT}//`),
  },
});
await put('secret.txt', 'beside the served folders');

/** A version of Caja, as it is published. */
function release(number: string) {
  return {
    version: number,
    base: `/remotes/mf_pos/${number}/`,
    container: `mf_pos_${number.replaceAll('.', '_')}`,
    entry: `entry.${number}.js`,
    files: {},
    exposes: { './CashRegister': ['register.js', 'common.js'], './Client': ['client.js'] },
    descriptor: {
      name: 'mf_pos',
      apiVersion: '^3.0.0',
      requires: 'sales',
      routes: [
        { path: '/cash-register', title: 'Caja', expose: './CashRegister' },
        { path: '/clients/:id', title: 'Cliente', expose: './Client' },
      ],
    },
    published_at: '2026-11-21T12:00:00.000Z',
    size_gzip: 1000,
  };
}

const get = (path: string, headers: Record<string, string> = {}) => api.send('GET', path, { headers });

test('the page of a statement is for who has its link, and asks not to be listed', async () => {
  for (const path of ['/statement', '/statement/', '/statement?x=1', '/display', '/display?channel=x'])
    assert.equal((await get(path)).headers.get('x-robots-tag'), 'noindex, nofollow', path);
  for (const path of ['/', '/login', '/statements'])
    assert.equal((await get(path)).headers.get('x-robots-tag'), null, path);
});

test('every path of the application is the page, which is asked for each time', async () => {
  for (const path of [
    '/',
    '/login',
    '/cash-register',
    '/clients/cli-1-2-3-4',
    '/reports/',
    '/?go=/caja',
    '//',
    '//caja',
  ]) {
    const { status, text, headers } = await get(path);
    assert.deepEqual([status, text], [200, SHELL_PAGE], path);
    assert.equal(headers.get('cache-control'), 'no-cache', path);
    assert.match(headers.get('content-type') ?? '', /^text\/html/, path);
  }
});

test('files whose name has a hash, and all of a release, are kept for good; the others are asked for', async () => {
  const forGood = 'public, max-age=31536000, immutable';
  for (const [path, cache] of [
    ['/main.0123abcd.js', forGood],
    ['/remotes/mf_pos/1.0.0/main.js', forGood],
    ['/service-worker.js', 'no-cache'],
  ] as const) {
    const { status, text, headers } = await get(path);
    assert.deepEqual([status, text], [200, SCRIPT], path);
    assert.equal(headers.get('cache-control'), cache, path);
    assert.match(headers.get('content-type') ?? '', /^(text|application)\/javascript/, path);
  }
});

test('a file that is not there, or for nobody, is a 404 and never the page', async () => {
  const paths = [
    ...[
      '/missing.js',
      '/main.0123abcd.css',
      '/favicon.ico',
      '/remotes/mf_pos/2.0.0/main.js',
      '/remotes/',
      '/remotes/x',
    ],
    ...['/main.0123abcd.js.map', '/remotes/mf_pos/1.0.0/main.js.map', '/remotes/registry.json', '/.env'],
    ...['mf_pos/1.0.0', 'mf_pos/1.0.0/main.js.br', 'mf_pos/main.js', 'mf_other/1.0.0/main.js'].map(
      (file) => `/remotes/${file}`,
    ),
    ...[
      '/..%2f..%2f..%2fsecret.txt',
      '/remotes/..%2f..%2fsecret.txt',
      '/remotes/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
    ],
    ...[
      '/..%5csecret.txt',
      '/remotes/%2e%2e/%2e%2e/secret.txt',
      '/remotes//etc/passwd',
      '/remotes/mf_pos/1.0.0/',
    ],
  ];
  for (const path of paths) {
    const answer = await get(path);
    assert.equal(answer.status, 404, `${path}: ${answer.text}`);
    readError(answer);
  }
});

test('what is big enough travels compressed, for who takes it', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers, text } = await get('/main.0123abcd.js', { 'accept-encoding': encoding });
    assert.equal(headers.get('content-encoding'), encoding);
    assert.equal(text, SCRIPT);
  }
  const contract = await get('/api/v1/openapi.json', { 'accept-encoding': 'br' });
  assert.equal(contract.headers.get('content-encoding'), 'br');
  assert.equal(
    (await get('/main.0123abcd.js', { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
    null,
  );
});

test('what was compressed at build is sent as it is, for who takes it, and only under the name of the file', async () => {
  const forms = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) };
  await put(`${SHELL}/small.89abcdef.js`, SCRIPT);
  await put(`${SHELL}/small.89abcdef.js.br`, forms.br);
  await put(`${SHELL}/small.89abcdef.js.gz`, forms.gzip);
  for (const [encoding, form] of Object.entries(forms)) {
    const { headers, text } = await get('/small.89abcdef.js', { 'accept-encoding': encoding });
    assert.equal(text, SCRIPT);
    assert.equal(headers.get('content-encoding'), encoding);
    assert.equal(headers.get('content-length'), String(form.length));
    assert.match(headers.get('content-type') ?? '', /^(text|application)\/javascript/);
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal(headers.get('vary'), 'accept-encoding');
  }
  const plain = await get('/small.89abcdef.js', { 'accept-encoding': 'identity' });
  assert.deepEqual([plain.text, plain.headers.get('content-encoding')], [SCRIPT, null]);
  for (const ending of ['br', 'gz']) assert.equal((await get(`/small.89abcdef.js.${ending}`)).status, 404);
});

test('a file of a release goes out in the form that the build compressed, and not again to who has it', async () => {
  const path = '/remotes/mf_pos/1.0.0/small.js';
  const plain = await get(path, { 'accept-encoding': 'identity' });
  assert.deepEqual([plain.text, plain.headers.get('content-encoding')], [`${SCRIPT}//`, null]);
  for (const [encoding, form] of Object.entries({
    br: brotliCompressSync(plain.text),
    gzip: gzipSync(plain.text),
  })) {
    const { headers, text } = await get(path, { 'accept-encoding': encoding });
    assert.equal(text, plain.text);
    assert.equal(headers.get('content-encoding'), encoding);
    assert.equal(headers.get('content-length'), String(form.length));
    assert.equal(headers.get('vary'), 'accept-encoding');
  }
  const both = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  assert.equal(both.headers.get('content-encoding'), 'br');
  const etag = plain.headers.get('etag') ?? '';
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
    const again = await get(path, { 'if-none-match': known, 'cache-control': 'max-age=0' });
    assert.deepEqual([again.status, again.text], [304, '']);
  }
  assert.equal((await get(path, { 'if-none-match': '"other"', 'cache-control': 'max-age=0' })).status, 200);
  const head = await api.send('HEAD', path, { headers: { 'accept-encoding': 'br' } });
  assert.deepEqual(
    [head.status, head.text, head.headers.get('content-length')],
    [200, '', String(brotliCompressSync(plain.text).length)],
  );
});

test('a page that the browser has already is not sent again', async () => {
  const { headers } = await get('/');
  const again = await get('/', {
    'if-none-match': headers.get('etag') ?? '',
    // fetch would ask for the whole of it again.
    'cache-control': 'max-age=0',
  });
  assert.deepEqual([again.status, again.text], [304, '']);
});

test('the policy of the page, and of nothing else, names the script that its build wrote into it', async () => {
  const scriptSrc = async (path: string) =>
    /script-src ([^;]*)/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1];
  for (const text of ['first()', 'second()']) {
    await put(`${SHELL}/index.html`, `<script type="application/json">{}</script><script>${text}</script>`);
    const hash = createHash('sha256').update(text).digest('base64');
    for (const path of ['/', '/cash-register', '/index.html']) {
      assert.equal(await scriptSrc(path), `'self' 'sha256-${hash}'`, `${text} at ${path}`);
    }
  }
  assert.equal(await scriptSrc('/main.0123abcd.js'), "'self'");
  await put(`${SHELL}/index.html`, SHELL_PAGE);
});

test('the page for a path of a module has the scripts of its screen, of what most companies get', async () => {
  const activate = (active: string) =>
    writeRegistry(api.database, {
      mf_pos: {
        active,
        previous: null,
        canary: { version: '2.0.0', companies: [], share: 1 },
        versions: { '1.0.0': release('1.0.0'), '1.1.0': release('1.1.0'), '2.0.0': release('2.0.0') },
      },
    });
  const named = (text: string) =>
    /<script id="module-files" type="application\/json">(.*?)<\/script>/.exec(text)?.[1];
  await put(`${SHELL}/index.html`, '<head><!-- served --><script>first()</script></head>');
  await activate('1.0.0');
  const scripts = async () => JSON.parse(named((await get('/cash-register')).text) ?? '[]');
  const of = (number: string) =>
    [`entry.${number}.js`, 'register.js', 'common.js'].map((file) => `/remotes/mf_pos/${number}/${file}`);
  await eventually(scripts, of('1.0.0'));

  const register = await get('/cash-register?go=1');
  assert.match(register.text, /^<head>.*<script>first\(\)<\/script><\/head>$/);
  assert.equal(register.headers.get('cache-control'), 'no-cache');
  assert.match(register.headers.get('content-type') ?? '', /^text\/html/);
  assert.match(register.headers.get('content-security-policy') ?? '', /script-src 'self' 'sha256-/);
  assert.deepEqual(JSON.parse(named((await get('/clients/cli-1/')).text) ?? ''), [
    '/remotes/mf_pos/1.0.0/entry.1.0.0.js',
    '/remotes/mf_pos/1.0.0/client.js',
  ]);
  for (const path of ['/', '/login', '/clients', '/index.html']) {
    assert.equal(named((await get(path)).text), undefined, path);
  }

  const etag = register.headers.get('etag') ?? '';
  const again = () => get('/cash-register', { 'if-none-match': etag, 'cache-control': 'max-age=0' });
  assert.deepEqual([(await again()).status, (await again()).text], [304, '']);
  await activate('1.1.0');
  await eventually(scripts, of('1.1.0'));
  assert.equal((await again()).status, 200);

  await put(`${SHELL}/index.html`, SHELL_PAGE);
});
