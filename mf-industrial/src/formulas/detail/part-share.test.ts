import { partOfWhole } from './part-share.ts';

const part = (share: string | null) => ({
  ...{ good: null, name: 'Harina', qty: '1', formula_id: null, share },
  total: { main: '99.00', alternative: '99.00' },
});

test('a part of a part is told as a part of the whole', () => {
  const dough = { share: '40.0', total: { main: '800.00', alternative: '1.00' } };
  expect(partOfWhole(part('75.0'), dough)).toEqual({
    ...{ share: '30.0', total: { main: '600.00', alternative: '0.75' } },
  });
  expect(partOfWhole(part('75.0'), undefined).share).toBe('75.0');
  expect(partOfWhole(part(null), dough)).toEqual({ share: null, total: null });
});
