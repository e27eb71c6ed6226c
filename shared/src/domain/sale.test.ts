import fc from 'fast-check';
import { exact, sum, toMoney } from './decimal.ts';
import { type CurrencyPair, convert } from './rate.ts';
import { balanceOf, lineTotal, type SaleLine, saleTotal, type Tender } from './sale.ts';
import { arbitraryDecimal, arbitraryRate } from './testing/arbitraries.ts';

const pair: CurrencyPair = { main: 'VES', alternative: 'USD', rate: '860.18' };
const line = (change: Partial<SaleLine>): SaleLine => ({
  qty: '1',
  unit_price: '1.25',
  currency: 'USD',
  discount: '0',
  ...change,
});

describe('a line (docs/contract.md#arithmetic)', () => {
  test('37 × $ 0.33 at 860.18 is Bs. 10.502,80: the line is converted, and not its unit price', () => {
    const total = lineTotal(line({ qty: '37', unit_price: '0.33' }), pair);
    expect(total).toEqual({ main: '10502.80', alternative: '12.21' });
    const byUnitPrice = exact(37).times(toMoney(convert('0.33', 'USD', 'VES', pair)));
    expect(toMoney(byUnitPrice)).toBe('10502.82');
  });

  test('2 × $ 1.25 is what the example of the contract totals', () => {
    expect(lineTotal(line({ qty: '2' }), pair)).toEqual({ main: '2150.45', alternative: '2.50' });
  });

  test('its unit price is not rounded before it is multiplied', () => {
    expect(lineTotal(line({ qty: '3', unit_price: '1.319967' }), pair).alternative).toBe('3.96');
    expect(lineTotal(line({ qty: '0.645', unit_price: '6.2' }), pair)).toEqual({
      main: '3439.86',
      alternative: '4.00',
    });
  });

  test('a discount is an amount in its currency, for the whole line', () => {
    expect(lineTotal(line({ qty: '3', unit_price: '2', discount: '0.5' }), pair)).toEqual({
      main: '4730.99',
      alternative: '5.50',
    });
  });

  test('priced in the main currency, is divided once for the alternative', () => {
    expect(lineTotal(line({ qty: '1', unit_price: '100', currency: 'VES' }), pair)).toEqual({
      main: '100.00',
      alternative: '0.12',
    });
  });
});

describe('a sale', () => {
  test('sums its lines in each currency on its own', () => {
    const lines = [line({ qty: '37', unit_price: '0.33' }), line({ unit_price: '100', currency: 'VES' })];
    expect(saleTotal(lines, pair)).toEqual({ main: '10602.80', alternative: '12.33' });
  });

  test('of nothing totals nothing', () => {
    expect(saleTotal([], pair)).toEqual({ main: '0.00', alternative: '0.00' });
  });
});

describe('paying', () => {
  const total = { main: '2150.45', alternative: '2.50' };
  const pay = (payments: Tender[], changes: Tender[] = []) => balanceOf(total, payments, changes, pair);
  const usd = (amount: string): Tender => ({ amount, currency: 'USD' });
  const ves = (amount: string): Tender => ({ amount, currency: 'VES' });

  test('dollars with the change in bolívares closes', () => {
    expect(pay([usd('5.00')], [ves('2150.45')])).toEqual({
      missing: { main: '0.00', alternative: '0.00' },
      is_paid: true,
    });
  });

  test('nothing paid, everything is missing', () => {
    expect(pay([])).toEqual({ missing: total, is_paid: false });
  });

  test('too much paid is to be given back', () => {
    const balance = pay([usd('5.00')]);
    expect(balance.missing).toEqual({ main: '-2150.45', alternative: '-2.50' });
    expect(balance.is_paid).toBe(false);
  });

  test('half in dollars and the rest in bolívares', () => {
    expect(pay([usd('1.00')]).missing).toEqual({ main: '1290.27', alternative: '1.50' });
    expect(pay([usd('1.00'), ves('1290.27')]).is_paid).toBe(true);
  });

  test('change that closes the total in bolívares closes what was paid in dollars', () => {
    // Bs. 1.845,09 are $ 2.14: the change for $ 2.15 is Bs. 4,30, and half a dollar cent seems to be left.
    const total = { main: '1845.09', alternative: '2.14' };
    const paid = [{ amount: '2.15', currency: 'USD' }];
    expect(balanceOf(total, paid, [{ amount: '4.30', currency: 'VES' }], pair).is_paid).toBe(true);
  });

  test('the half cent that no coin pays is nobody’s debt, paid or given as change', () => {
    const half = { main: 'VES', alternative: 'USD', rate: '36.5' };
    // 6.13 dollars are Bs. 223,745: what the screen then asks for is half a cent too much, or too little.
    const dollars = [{ amount: '6.13', currency: 'USD' }];
    const total = { main: '300.00', alternative: '8.22' };
    const rest = balanceOf(total, dollars, [], half).missing.main;
    expect(balanceOf(total, [...dollars, { amount: rest, currency: 'VES' }], [], half).is_paid).toBe(true);
    const cheap = { main: '100.00', alternative: '2.74' };
    const change = balanceOf(cheap, dollars, [], half).missing.main.replace('-', '');
    // One bolívar beside the dollars, so that it is bolívares that have to close.
    const paid = [...dollars, { amount: '1.00', currency: 'VES' }];
    const given = [{ amount: sum([change, '1']).toFixed(2), currency: 'VES' }];
    expect(balanceOf(cheap, paid, given, half).is_paid).toBe(true);
  });

  test('once a dollar was paid, less than half a cent of it missing is not missing: Bs. 4,30 at 860.18', () => {
    expect(pay([usd('1.00'), ves('1285.97')]).is_paid).toBe(true);
    expect(pay([usd('1.00'), ves('1285.96')]).is_paid).toBe(false);
  });

  test('the last cents of a bolívar do not count where somebody paid in dollars', () => {
    const odd = { main: '2150.49', alternative: '2.50' };
    expect(balanceOf(odd, [usd('2.50')], [], pair).is_paid).toBe(true);
    expect(balanceOf(odd, [ves('2150.45')], [], pair).is_paid).toBe(false);
  });

  test('a cent of a dollar counts for who pays in bolívares only', () => {
    expect(pay([ves('2150.44')]).is_paid).toBe(false);
    expect(pay([ves('2150.45')]).is_paid).toBe(true);
  });

  test('a total of nothing is paid', () => {
    expect(balanceOf({ main: '0.00', alternative: '0.00' }, [], [], pair).is_paid).toBe(true);
  });

  test('a currency that is not of the sale is refused', () => {
    expect(() => pay([{ amount: '1', currency: 'EUR' }])).toThrow(RangeError);
  });
});

const arbitraryLine = fc.record({
  qty: arbitraryDecimal({ whole: 6, decimals: 3 }),
  unit_price: arbitraryDecimal({ whole: 9, decimals: 8 }),
  currency: fc.constantFrom('USD', 'VES'),
  discount: fc.constant('0'),
});
const arbitraryPair = arbitraryRate.map((rate): CurrencyPair => ({ ...pair, rate }));
const arbitraryTender = fc.record({
  amount: arbitraryDecimal({ whole: 9, decimals: 2 }),
  currency: fc.constantFrom('USD', 'VES'),
});

describe('for any sale', () => {
  test('the totals are the sums of the lines as shown', () => {
    fc.assert(
      fc.property(fc.array(arbitraryLine, { maxLength: 40 }), arbitraryPair, (lines, at) => {
        const total = saleTotal(lines, at);
        const shown = lines.map((each) => lineTotal(each, at));
        expect(total.main).toBe(toMoney(sum(shown.map(({ main }) => main))));
        expect(total.alternative).toBe(toMoney(sum(shown.map(({ alternative }) => alternative))));
      }),
    );
  });

  test('a line is off by half a cent at most, in either currency', () => {
    fc.assert(
      fc.property(arbitraryLine, arbitraryPair, (each, at) => {
        const net = exact(each.qty).times(each.unit_price);
        const total = lineTotal(each, at);
        const isClose = (shown: string, currency: string) =>
          convert(net, each.currency, currency, at).minus(shown).abs().lte('0.005');
        expect(isClose(total.main, at.main)).toBe(true);
        expect(isClose(total.alternative, at.alternative)).toBe(true);
      }),
    );
  });

  test('paying exactly what is missing in either currency pays it, whatever was paid before', () => {
    const before = fc.array(arbitraryTender, { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(arbitraryLine, { minLength: 1, maxLength: 10 }),
        before,
        arbitraryPair,
        (lines, paid, at) => {
          const total = saleTotal(lines, at);
          for (const currency of [at.main, at.alternative]) {
            const { missing } = balanceOf(total, paid, [], at);
            const amount = exact(currency === at.main ? missing.main : missing.alternative);
            const rest: Tender = { amount: amount.abs(), currency };
            const settled = amount.isNegative()
              ? balanceOf(total, [...paid, { amount: '0', currency }], [rest], at)
              : balanceOf(total, [...paid, rest], [], at);
            expect(settled.is_paid).toBe(true);
          }
        },
      ),
    );
  });

  test('the same money given and given back changes nothing', () => {
    fc.assert(
      fc.property(arbitraryLine, arbitraryTender, arbitraryTender, arbitraryPair, (each, paid, extra, at) => {
        const total = saleTotal([each], at);
        expect(balanceOf(total, [paid, extra], [extra], at).missing).toEqual(
          balanceOf(total, [paid], [], at).missing,
        );
      }),
    );
  });

  test('a sale is never paid with a whole cent of a payment’s currency missing or left over', () => {
    fc.assert(
      fc.property(
        arbitraryLine,
        fc.array(arbitraryTender, { minLength: 1, maxLength: 3 }),
        arbitraryPair,
        (each, paid, at) => {
          const total = saleTotal([each], at);
          const { missing, is_paid } = balanceOf(total, paid, [], at);
          const inPaidCurrency = paid.map(({ currency }) =>
            exact(currency === at.main ? missing.main : missing.alternative).abs(),
          );
          const isOff = inPaidCurrency.every((amount) => amount.gte('0.01')) && !exact(missing.main).isZero();
          if (isOff) expect(is_paid).toBe(false);
        },
      ),
    );
  });
});
