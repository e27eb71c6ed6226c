import { daysOf } from './days-of.ts';

const range = { from: '2026-10-23', to: '2026-11-21' };

test('a row of a period has its days, as far as the report reaches', () => {
  expect(daysOf('day', '2026-11-20', range)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  expect(daysOf('week', '2026-11-16', range)).toEqual({ from: '2026-11-16', to: '2026-11-21' });
  expect(daysOf('week', '2026-10-19', range)).toEqual({ from: '2026-10-23', to: '2026-10-25' });
  expect(daysOf('month', '2026-10-01', range)).toEqual({ from: '2026-10-23', to: '2026-10-31' });
  expect(daysOf('month', '2026-02-01', { from: '2026-01-01', to: '2026-12-31' })).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
});

test('a row of something else has none', () => {
  expect(daysOf('product', 'p1', range)).toBeUndefined();
  expect(daysOf('month', null, range)).toBeUndefined();
});
