import { countFilters, filterQuery, readWish, searchInAll, sortQuery, writeWish } from './address.ts';

const ID = '01990000-0000-7000-8000-00000000000a';
const read = (text: string, mayFilterCost = true) => readWish(new URLSearchParams(text), mayFilterCost);

test('an address says what the list shows, and the API is asked for just that', () => {
  const wish = read(
    `search=pan&category=${ID}&stock=low&without=price&below=utility&favourite=1&withdrawn=1&sort=-price`,
  );
  expect(filterQuery(wish, 'pan')).toEqual({
    ...{ search: 'pan', category_id: ID },
    ...{ stock: 'low', without: 'price', below: 'utility', favourite: 'true', withdrawn: 'true' },
  });
  expect(sortQuery(wish)).toEqual({ sort: 'price', order: 'desc' });
  expect(countFilters(wish)).toBe(6);
});

test('a search in all leaves no filter, and the order as it is', () => {
  const address = new URLSearchParams(
    `search=pan&category=${ID}&stock=low&favourite=1&withdrawn=1&sort=-price&drawer=x`,
  );
  expect(searchInAll(address, '759').toString()).toBe('search=759&sort=-price&drawer=x');
});

test('what it writes it reads again, and leaves the search alone', () => {
  const address = `search=pan&category=${ID}&stock=none&below=cost&favourite=1&sort=stock`;
  const written = writeWish(new URLSearchParams('search=pan&sort=name&withdrawn=1'), read(address));
  expect([...written].sort()).toEqual([...new URLSearchParams(address)].sort());
});

test('nonsense in an address is no filter', () => {
  const wish = read(
    'category=x&measure=1&stock=much&without=all&below=all&favourite=yes&withdrawn=yes&sort=cost',
  );
  expect([filterQuery(wish, ''), sortQuery(wish), countFilters(wish)]).toEqual([{}, {}, 0]);
});

test('who may not see costs does not filter by them', () => {
  expect(filterQuery(read('without=cost'), '')).toEqual({ without: 'cost' });
  expect(filterQuery(read('without=cost', false), '')).toEqual({});
  expect(filterQuery(read('below=cost'), '')).toEqual({ below: 'cost' });
  expect(filterQuery(read('below=cost', false), '')).toEqual({});
});
