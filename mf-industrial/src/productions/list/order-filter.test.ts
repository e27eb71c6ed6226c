import { queryOfOrders, readOrderFilter, writeOrderFilter } from './order-filter.ts';

const read = (address: string) => readOrderFilter(new URLSearchParams(address));

test('the address says which orders, and what it does not know is left out', () => {
  expect(read('state=started&from=2026-11-20')).toEqual({
    state: 'started',
    from: '2026-11-20',
    to: undefined,
  });
  expect(read('state=gone&from=soon&to=2026-02-30')).toEqual({
    state: 'planned',
    from: undefined,
    to: undefined,
  });
  const address = new URLSearchParams('search=pan&state=done');
  expect(writeOrderFilter(address, read('to=2026-11-27')).toString()).toBe('search=pan&to=2026-11-27');
  expect(writeOrderFilter(address, read('state=all')).toString()).toBe('search=pan&state=all');
});

test('days the wrong way round are turned over', () => {
  expect(queryOfOrders(read('from=2026-11-27&to=2026-11-20'), 'pan')).toEqual({
    ...{ status: 'planned', from: '2026-11-20', to: '2026-11-27', search: 'pan' },
  });
  expect(queryOfOrders(read('state=all'), '')).toEqual({});
});
