import { pillOf } from './pill.ts';

const NOTHING = { entries: [], clients: [], storage: 'ready', isRevoked: false } as const;

test('nothing is said where nothing waits', () => {
  expect(pillOf(NOTHING)).toBeUndefined();
});

test('a revoked device stays in sight, behind what the next sale depends on', () => {
  expect(pillOf({ ...NOTHING, isRevoked: true })).toEqual({ isBad: true, text: 'Equipo retirado' });
  expect(pillOf({ ...NOTHING, isRevoked: true, storage: 'refused' })?.text).toBe('No se guardan ventas');
});
