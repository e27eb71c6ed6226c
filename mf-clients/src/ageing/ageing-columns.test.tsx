import type { AgeingRow } from '@cuadra/shared/contract';
import { bandsText } from './ageing-columns.tsx';

const none = { main: '0.00', alternative: '0.00' };
const bands: AgeingRow['bands'] = { current: none, to_30: none, to_60: none, to_90: none, over_90: none };

test('what is overdue is said, the longest first, and what is not due is not', () => {
  const five = { main: '500.00', alternative: '5.00' };
  expect(bandsText({ bands: { ...bands, current: five, to_30: five, over_90: five } }, 'USD')).toBe(
    'Más de 90 días $\u00a05,00 · 1 a 30 días $\u00a05,00',
  );
  expect(bandsText({ bands }, 'USD')).toBe('');
});
