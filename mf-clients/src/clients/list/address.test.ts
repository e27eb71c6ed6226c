import { countFilters, filterQuery, readWish, sortQuery, writeWish } from './address.ts';

const read = (text: string) => readWish(new URLSearchParams(text));

test('an address says what the list shows, and the API is asked for just that', () => {
  const wish = read('search=ana&standing=over_limit&wholesale=1&unseen=1&sort=-debt');
  expect(filterQuery(wish, 'ana')).toEqual({
    ...{ search: 'ana', standing: 'over_limit', wholesale: 'true', unseen_days: 60 },
  });
  expect(sortQuery(wish)).toEqual({ sort: 'debt', order: 'desc' });
  expect(countFilters(wish)).toBe(3);
});

test('what it writes it reads again, and leaves the search alone', () => {
  const address = 'search=ana&standing=owes&unseen=1&sort=bought';
  const written = writeWish(new URLSearchParams('search=ana&sort=-name&wholesale=1'), read(address));
  expect([...written].sort()).toEqual([...new URLSearchParams(address)].sort());
});

test('the order of always is not written, and nonsense is no filter', () => {
  expect(writeWish(new URLSearchParams('sort=-debt'), read('')).toString()).toBe('');
  const wish = read('standing=rich&wholesale=yes&unseen=x&sort=toString');
  expect([filterQuery(wish, ''), sortQuery(wish), countFilters(wish)]).toEqual([
    {},
    { sort: 'name', order: 'asc' },
    0,
  ]);
});
