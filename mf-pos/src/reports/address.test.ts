import { readView, writeView } from './address.ts';
import { REPORT_LIST, REPORT_NAMES } from './report-list.ts';

const read = (text: string) => readView(new URLSearchParams(text));
const write = (text: string, change: Parameters<typeof writeView>[1]) =>
  writeView(new URLSearchParams(text), change).toString();

test('an address without anything shows the sales by day', () => {
  expect(read('')).toEqual({ report: 'sales', groupBy: 'day', isDated: true, sort: undefined });
});

test('every report and groupBy of grouping comes back from the address that it was written into', () => {
  for (const report of REPORT_NAMES) {
    for (const groupBy of REPORT_LIST[report].groups) {
      expect(read(write('period=month', { report, groupBy }))).toMatchObject({ report, groupBy });
    }
  }
});

test('what an address does not know is the default, and never another report’s groupBy', () => {
  expect(read('report=nothing&by=nothing')).toMatchObject({ report: 'sales', groupBy: 'day' });
  expect(read('report=balance&by=product')).toMatchObject({ report: 'balance', groupBy: 'day' });
  expect(read('report=stats&by=day').groupBy).toBeUndefined();
});

test('another report keeps the period and what else is in the address', () => {
  expect(write('from=2026-11-01&to=2026-11-15&drawer=settings', { report: 'incomes' })).toBe(
    'from=2026-11-01&to=2026-11-15&drawer=settings&report=incomes',
  );
});

test('another report keeps the groupBy of grouping where it has it', () => {
  expect(write('by=seller', { report: 'incomes' })).toBe('by=seller&report=incomes');
  expect(write('by=product', { report: 'balance' })).toBe('report=balance');
});

test('debts are of all days until the period is asked for', () => {
  expect(read('report=pending_sales&period=month').isDated).toBe(false);
  const dated = write('report=pending_sales&period=month', { isDated: true });
  expect(read(dated).isDated).toBe(true);
  expect(write(dated, { isDated: false })).toBe('report=pending_sales&period=month');
});

test('an order of the rows comes back, and is forgotten with them', () => {
  const sort = { key: 'total', isDescending: true };
  expect(write('by=product', { sort })).toBe('by=product&sort=-total');
  expect(read('sort=-total').sort).toEqual(sort);
  expect(read('sort=name').sort).toEqual({ key: 'name', isDescending: false });
  expect(read('sort=-').sort).toBeUndefined();
  expect(write('by=product&sort=-total', { sort: undefined })).toBe('by=product');
  expect(write('by=product&sort=-total', { groupBy: 'client' })).toBe('by=client');
  expect(write('sort=-total', { report: 'balance' })).toBe('report=balance');
});
