import type { AgeingRow } from '@cuadra/shared/contract';
import { nextToRemind } from './next-to-remind.ts';

const none = { main: '0.00', alternative: '0.00' };
const some = { main: '100.00', alternative: '1.00' };
const row = (id: string, more: Partial<AgeingRow> = {}, band: keyof AgeingRow['bands'] = 'to_30') => ({
  ...{ client: { id, name: id, phone: null }, total: some, reminded_at: null },
  bands: { current: none, to_30: none, to_60: none, to_90: none, over_90: none, [band]: some },
  ...more,
});
const at = { reminded: new Set<string>(), today: '2026-11-20' };

test('the next with something overdue whom nobody reminded today', () => {
  const rows = [
    row('a'),
    row('not due', {}, 'current'),
    row('today', { reminded_at: '2026-11-20T12:00:00.000Z' }),
    row('just now'),
    row('yesterday', { reminded_at: '2026-11-19T12:00:00.000Z' }),
  ];
  expect(nextToRemind(rows, 'a', { ...at, reminded: new Set(['just now']) })?.client.id).toBe('yesterday');
  expect(nextToRemind(rows, 'yesterday', at)).toBeUndefined();
});
