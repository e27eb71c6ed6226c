import type { Client } from '@cuadra/shared/contract';
import { mergeChoices } from './merge-fields.ts';

const CLIENT: Client = {
  ...{ id: 'cli-0', name: 'Carmen', identification: '14203118', identification_type: 'V', phone: null },
  ...{ email: null, address: 'Petare', birthday: null, credit_limit: null, credit_days: 15, note: '' },
  ...{ balances: [], version: 1, updated_at: '2026-11-20T16:05:00.000Z' },
};

test('only what both say, and not alike, has to be chosen; no limit is one, too', () => {
  const other: Client = {
    ...CLIENT,
    name: 'Carmen D.',
    phone: '0414-1',
    credit_limit: '50.00',
    is_wholesale: true,
  };
  expect(mergeChoices(CLIENT, other, 'USD').map(({ field, one, other }) => [field, one, other])).toEqual([
    ['name', 'Carmen', 'Carmen D.'],
    ['credit_limit', 'Sin límite', '$\u00a050,00'],
    ['is_wholesale', 'De siempre', 'De mayorista'],
  ]);
  expect(mergeChoices(CLIENT, CLIENT, 'USD')).toEqual([]);
});
