/** @jest-environment jsdom */
import type { SaleClient } from '../../sale/sale-client.ts';
import { MOST_KNOWN, rememberClients, searchKnown } from './known-clients.ts';

const client = (id: string, name: string, identification: string | null = null): SaleClient => ({
  id: `cli-${id}`,
  name,
  identification,
  identification_type: identification === null ? null : 'V',
  credit_limit: null,
  balances: [],
});
const names = (typed: string) => searchKnown('a', typed, 30).map(({ name }) => name);

beforeEach(() => localStorage.clear());

test('who was found before is found again by any part of name or identification, the last one first', () => {
  rememberClients('a', [client('1', 'José Pérez', '14203118'), client('2', 'Ana Rojas')]);
  rememberClients('a', [client('3', 'Pedro Pérez')]);
  expect(names('')).toEqual(['Pedro Pérez', 'José Pérez', 'Ana Rojas']);
  expect(names('perez')).toEqual(['Pedro Pérez', 'José Pérez']);
  expect(names('jose per')).toEqual(['José Pérez']);
  expect(names('V-14203')).toEqual(['José Pérez']);
  expect(searchKnown('a', '', 1)).toHaveLength(1);
});

test('found once more, a client is as they are now; another company knows nobody; something else there is nothing', () => {
  rememberClients('a', [client('1', 'José')]);
  rememberClients('a', [client('1', 'José Pérez')]);
  expect(names('')).toEqual(['José Pérez']);
  expect(searchKnown('b', '', 30)).toEqual([]);
  localStorage.setItem('cuadra.known-clients.a', '[1, {"id": 2}]');
  expect(names('')).toEqual([]);
});

test('a device remembers so many and no more', () => {
  rememberClients(
    'a',
    Array.from({ length: MOST_KNOWN + 5 }, (_, index) => client(String(index), `Cliente ${index}`)),
  );
  expect(searchKnown('a', '', MOST_KNOWN + 5)).toHaveLength(MOST_KNOWN);
});

test('when what a client owes was told is remembered with it, and an older device that noted nothing is read', () => {
  const begun = Date.now();
  rememberClients('a', [client('1', 'José')]);
  const [told] = searchKnown('a', 'José', 1);
  expect(Date.parse(told?.read_at ?? '')).toBeGreaterThanOrEqual(begun);
  rememberClients('a', [{ ...client('2', 'Ana'), read_at: '2026-11-20T13:05:00.000Z' }]);
  expect(searchKnown('a', 'Ana', 1)[0]?.read_at).toBe('2026-11-20T13:05:00.000Z');
  localStorage.setItem('cuadra.known-clients.a', JSON.stringify([client('3', 'Pedro')]));
  expect(searchKnown('a', 'Pedro', 1)).toEqual([client('3', 'Pedro')]);
});
