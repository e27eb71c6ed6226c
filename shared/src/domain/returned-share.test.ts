import fc from 'fast-check';
import { exact, sum, toMoney } from './decimal.ts';
import { returnedShare } from './returned-share.ts';

const sold = {
  qty: '3',
  total: '10.00',
  total_alternative: '0.02',
  returned: { qty: '0', total: '0', total_alternative: '0' },
};

/** What each part is worth when they come back one after the other. */
function shares(line: typeof sold, parts: string[]) {
  let returned = { qty: '0', total: '0', total_alternative: '0' };
  return parts.map((qty) => {
    const share = returnedShare({ ...line, returned }, qty);
    returned = {
      qty: exact(returned.qty).plus(qty).toFixed(),
      total: toMoney(exact(returned.total).plus(share.total)),
      total_alternative: toMoney(exact(returned.total_alternative).plus(share.total_alternative)),
    };
    return share;
  });
}

test('three parts of Bs. 10 are 3.33, 3.34 and 3.33, and of two cents 0.01, 0 and 0.01', () => {
  expect(shares(sold, ['1', '1', '1'])).toEqual([
    { total: '3.33', total_alternative: '0.01' },
    { total: '3.34', total_alternative: '0.00' },
    { total: '3.33', total_alternative: '0.01' },
  ]);
});

test('all parts of a line are worth the line, to the cent in both currencies, and none is worth less than nothing', () => {
  const thousandths = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 12 });
  const cents = fc.integer({ min: 0, max: 10 ** 9 }).map((n) => (n / 100).toFixed(2));
  fc.assert(
    fc.property(thousandths, cents, cents, (parts, total, total_alternative) => {
      const quantities = parts.map((part) => (part / 1000).toFixed(3));
      const line = { ...sold, qty: sum(quantities).toFixed(), total, total_alternative };
      const worth = shares(line, quantities);
      expect(toMoney(sum(worth.map((one) => one.total)))).toBe(total);
      expect(toMoney(sum(worth.map((one) => one.total_alternative)))).toBe(total_alternative);
      expect(worth.every((one) => exact(one.total).gte(0) && exact(one.total_alternative).gte(0))).toBe(true);
    }),
  );
});
