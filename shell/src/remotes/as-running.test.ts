import { asRunning } from './as-running.ts';
import { descriptor, release, resolved } from './testing/remotes.ts';

const BEFORE = release('1.0.0', {
  descriptor: descriptor({ routes: [{ path: '/cash-register', title: 'Caja', expose: './CashRegister' }] }),
});
const NEXT = resolved({ ...release('2.0.0'), fallback: BEFORE });
const CLIENTS = resolved({ name: 'mf_clients', container: 'mf_clients_2' });

test('what runs as it is meant, or is not loaded yet, is what the registry says', () => {
  const remotes = [NEXT, CLIENTS];
  expect(asRunning(remotes, new Map())).toBe(remotes);
  expect(asRunning(remotes, new Map([['mf_pos', NEXT]]))).toBe(remotes);
});

test('where the version before stands in, it tells what there is', () => {
  const [pos, clients] = asRunning([NEXT, CLIENTS], new Map([['mf_pos', BEFORE]]));
  expect(pos).toEqual({ ...BEFORE, name: 'mf_pos', fallback: null });
  expect(clients).toBe(CLIENTS);
});

test('a version that was taken as a remote stands for itself, without a fallback of its own', () => {
  const newer = resolved({ ...release('3.0.0'), fallback: release('2.0.0') });
  const [pos] = asRunning([newer], new Map([['mf_pos', NEXT]]));
  expect(pos).toMatchObject({ version: '2.0.0', fallback: null });
});
