/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemoteDescriptor } from '@cuadra/shared/contract';
import { firstLoadErrors, readShellFirst } from './first-load.ts';

const PAGE = `<head>
  <script id="shell-files" type="application/json">{"react.1.js":"sha384-x"}</script>
  <script id="shell-areas" type="application/json">{"login":["login.1.js"],"signed-in":["session.1.js","kit.1.js"]}</script>
  <link rel="preload" as="script" href="/bootstrap.1.js" crossorigin>
  <script defer src="/react.1.js" crossorigin></script>
</head>`;

const pos = {
  entry: 'entry.js',
  exposes: { './CashRegister': ['register.js'], './Reports': ['reports.js'] },
  shared: { './CashRegister': ['scan'] },
  descriptor: RemoteDescriptor.parse({
    name: 'mf_pos',
    apiVersion: '^3.0.0',
    requires: null,
    routes: [{ path: '/cash-register', title: 'Caja', expose: './CashRegister' }],
  }),
};

test('a page says what every visit runs, and what each part needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cuadra-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  expect(readShellFirst(folder)).toEqual({
    start: ['bootstrap.1.js', 'react.1.js'],
    areas: { login: ['login.1.js'], 'signed-in': ['session.1.js', 'kit.1.js'] },
  });
  rmSync(folder, { recursive: true });
});

const shell = {
  start: ['react.js'],
  areas: {
    login: ['login.js', 'react.js'],
    'signed-in': ['session.js'],
    scan: ['scan.js'],
    home: ['home.js'],
  },
};

function errors(sizes: Record<string, number>) {
  return firstLoadErrors({
    shell,
    remotes: [pos],
    sizeOf: (file, remote) => sizes[`${remote ?? 'shell'} ${file}`] ?? 0,
  });
}

test('all that a screen needs counts, each file once, and nothing else does', () => {
  expect(errors({ 'shell home.js': 1e6, 'mf_pos reports.js': 1e6, 'shell react.js': 100_000 })).toEqual([]);
  for (const file of ['shell session.js', 'shell scan.js']) {
    expect(errors({ [file]: 1e6 })).toEqual([expect.stringMatching(/^Caja needs 1000000 bytes/)]);
  }
  expect(errors({ 'shell react.js': 1e6 })).toHaveLength(2);
});

test('no screen of a module has more than its part of its own', () => {
  expect(errors({ 'mf_pos entry.js': 4000, 'mf_pos register.js': 56_000 })).toEqual([]);
  expect(errors({ 'mf_pos entry.js': 4001, 'mf_pos register.js': 56_000 })).toEqual([
    '/cash-register has 60001 bytes of script of its own, gzip; it may have 60000',
  ]);
});
