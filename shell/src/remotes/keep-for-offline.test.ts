import type { RemoteRoute, ResolvedRemote } from '@cuadra/shared/contract';
import { offlineFiles } from './keep-for-offline.ts';

function remote(name: string, route: Partial<RemoteRoute>): ResolvedRemote {
  return {
    base: `/remotes/${name}/1/`,
    files: { 'entry.js': 'sha384-a', 'ticket.js': 'sha384-b' },
    descriptor: { routes: [{ path: `/${name}`, title: name, expose: './Page', ...route }] },
  } as unknown as ResolvedRemote;
}

const remotes = [
  remote('cash-register', { offline: true, permission: ['sales', 'create'] }),
  remote('reports', { permission: ['reports', 'view_sales'] }),
];

test('all scripts of what works offline, and nothing of the rest', () => {
  expect(offlineFiles(remotes, () => true)).toEqual([
    '/remotes/cash-register/1/entry.js',
    '/remotes/cash-register/1/ticket.js',
  ]);
});

test('nothing of what the role does not permit', () => {
  expect(offlineFiles(remotes, (permission) => permission?.[0] !== 'sales')).toEqual([]);
});
