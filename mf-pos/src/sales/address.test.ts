import { isFiltered, queryOfFilter, readFilter, ticketNumber } from './address.ts';
import { type SalesFilter, salesAddress, writeFilter } from './write-address.ts';

const TODAY = '2026-11-21';
const read = (text: string) => readFilter(new URLSearchParams(text), TODAY);
const NOTHING: SalesFilter = {
  search: '',
  days: undefined,
  status: undefined,
  review: undefined,
  client: undefined,
  seller: undefined,
};

test('an address without anything is of all sales', () => {
  expect(read('')).toEqual(NOTHING);
  expect(isFiltered(NOTHING)).toBe(false);
  expect(queryOfFilter(NOTHING, TODAY)).toEqual({});
});

test('a filter comes back from the address that it was written into', () => {
  const filter: SalesFilter = {
    search: '42',
    days: { name: 'custom', range: { from: '2026-11-01', to: '2026-11-15' } },
    status: 'annulled',
    review: 'pending',
    client: 'cli-1',
    seller: 'u1',
  };
  expect(read(writeFilter(new URLSearchParams('drawer=settings'), filter).toString())).toEqual(filter);
  const week: SalesFilter = { ...NOTHING, days: { name: 'week' } };
  expect(read(writeFilter(new URLSearchParams(), week).toString())).toEqual(week);
  expect(salesAddress(week)).toBe('/sales?period=week');
  expect(salesAddress()).toBe('/sales');
});

test('what an address does not know is left out', () => {
  expect(read('period=never&status=lost&from=2026-11-30&to=2026-12-01')).toEqual(NOTHING);
});

test('the API is asked for days as they are in Caracas, weeks from Monday', () => {
  expect(queryOfFilter({ ...NOTHING, days: { name: 'week' }, seller: 'u1' }, TODAY)).toEqual({
    from: '2026-11-16',
    to: '2026-11-21',
    seller_id: 'u1',
  });
});

test('a number is looked for among all sales', () => {
  expect(queryOfFilter({ ...NOTHING, search: '00000042', days: { name: 'today' } }, TODAY)).toEqual({
    search: '42',
  });
});

test.each([
  ['42', '42'],
  [' #00000042 ', '42'],
  ['0', '0'],
  ['', undefined],
  ['abc', undefined],
  ['1'.repeat(19), undefined],
])('%j is the number %s', (typed, number) => {
  expect(ticketNumber(typed)).toBe(number);
});
