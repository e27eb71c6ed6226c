import { isLate, leftToMake, orderTitle, stillTakes } from './order-text.ts';

test('what is left to make is never less than nothing', () => {
  expect(leftToMake({ qty: '100', made: '37.5' })).toBe('62.5');
  expect(leftToMake({ qty: '100', made: '104' })).toBe('0');
  expect(orderTitle({ number: 12 })).toBe('Orden 12');
});

test('an order is late while it is planned for a day before today', () => {
  expect(isLate({ status: 'planned', day: '2026-11-24' }, '2026-11-25')).toBe(true);
  expect(isLate({ status: 'planned', day: '2026-11-25' }, '2026-11-25')).toBe(false);
  expect(isLate({ status: 'started', day: '2026-11-24' }, '2026-11-25')).toBe(false);
});

test('what an order holds and used is not taken again, and what is not there is missing', () => {
  // 18 wanted, 5 held, 4 used: 9 more, of which 6.5 are there.
  expect(stillTakes({ qty: '18', held: '5', used: '4', available: '6.5' })).toEqual({
    qty: '9',
    missing: '2.5',
  });
  expect(stillTakes({ qty: '18', held: '18', used: '0', available: '0' })).toEqual({
    qty: '0',
    missing: '0',
  });
  // More was used than the formula says.
  expect(stillTakes({ qty: '18', held: '0', used: '19', available: '3' })).toEqual({
    qty: '0',
    missing: '0',
  });
  // Sold below zero.
  expect(stillTakes({ qty: '2', held: '0', used: '0', available: '-3' })).toEqual({ qty: '2', missing: '2' });
});
