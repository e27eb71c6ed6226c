import { monthChoices, readSpan, usualSpan, withFrom, withTo } from './month-span.ts';

const TODAY = '2026-11-20';

test('the usual months are the last twelve, also over a new year', () => {
  expect(usualSpan(TODAY)).toEqual({ from: '2025-12', to: '2026-11' });
  expect(usualSpan('2026-01-31')).toEqual({ from: '2025-02', to: '2026-01' });
});

test.each([
  ['2026-01', '2026-06', { from: '2026-01', to: '2026-06' }],
  ['2026-06', '2026-06', { from: '2026-06', to: '2026-06' }],
  ['2024-12', '2026-11', { from: '2024-12', to: '2026-11' }],
  [null, null, undefined],
  ['2026-01', null, undefined],
  [null, '2026-06', undefined],
  ['2026-07', '2026-06', undefined],
  ['2026-13', '2026-06', undefined],
  ['2024-11', '2026-11', undefined],
  ['2026-01', '2026-12', undefined],
])('%s to %s', (from, to, span) => {
  expect(readSpan(from, to, TODAY)).toEqual(span);
});

test('the other end comes along where it has to', () => {
  const span = { from: '2026-03', to: '2026-06' };
  expect(withFrom(span, '2026-01')).toEqual({ from: '2026-01', to: '2026-06' });
  expect(withFrom(span, '2026-09')).toEqual({ from: '2026-09', to: '2026-09' });
  expect(withFrom(span, '2023-01')).toEqual({ from: '2023-01', to: '2024-12' });
  expect(withTo(span, '2026-01')).toEqual({ from: '2026-01', to: '2026-01' });
  expect(withTo(span, '2026-11')).toEqual({ from: '2026-03', to: '2026-11' });
  expect(withTo({ from: '2023-01', to: '2023-02' }, '2026-11')).toEqual({ from: '2024-12', to: '2026-11' });
});

test('what is chosen can be chosen, however old', () => {
  const choices = monthChoices({ from: '2021-02', to: '2021-03' }, TODAY);
  expect(choices[0]).toEqual({ value: '2026-11', label: 'nov 2026' });
  expect(choices.at(-1)).toEqual({ value: '2021-02', label: 'feb 2021' });
  expect(choices).toHaveLength(50);
  expect(monthChoices(usualSpan(TODAY), TODAY)).toHaveLength(48);
});
