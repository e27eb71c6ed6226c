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

test('all that a screen needs counts, each file once, and nothing else does', () => {
  const asked: string[] = [];
  const errors = (sizes: Record<string, number>) =>
    firstLoadErrors({
      shell: {
        start: ['react.js'],
        areas: { login: ['login.js', 'react.js'], 'signed-in': ['session.js'], home: ['home.js'] },
      },
      remotes: [pos],
      sizeOf: (file, remote) => {
        asked.push(`${remote ?? 'shell'} ${file}`);
        return sizes[file] ?? 0;
      },
    });
  expect(errors({ 'home.js': 1e6, 'reports.js': 1e6 })).toEqual([]);
  expect(asked).toEqual([
    'shell react.js',
    'shell login.js',
    'shell react.js',
    'shell session.js',
    'mf_pos entry.js',
    'mf_pos register.js',
  ]);
  expect(errors({ 'register.js': 1e6 })).toEqual([expect.stringMatching(/^Caja needs 1000000 bytes/)]);
  expect(errors({ 'react.js': 1e6 })).toHaveLength(2);
});
