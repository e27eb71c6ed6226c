import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  annulSale,
  createSale,
  findIncomesReport,
  findSale,
  returnSale,
  SaleDraft,
  type SaleDraftInput,
} from '@cuadra/shared/contract';
import {
  allPermissions,
  discountOf,
  exact,
  newId,
  rateOfPair,
  readGrants,
  saleTotal,
} from '@cuadra/shared/domain';
import fc from 'fast-check';
import { addProduct, draftSale, openShop } from '../testing/shop.ts';
import { startApi } from '../testing/start-api.ts';
import { checkSale } from './check-sale.ts';
import type { SaleFacts } from './sale-facts.ts';

const api = await startApi();
const dollarFirst = { main_currency: 'USD', alt_currency: 'VES' } as const;

test('where the dollar is the main currency, a hundred of them are paid with exactly Bs. 86.018,00', async () => {
  const shop = await openShop(api, { ...dollarFirst, rate: '860.18' });
  const { token } = shop;
  assert.deepEqual([shop.rate.rate, shop.rate.inverse], ['0.00116255', '860.18']);
  const fridge = await addProduct(api, shop, { price: '100.00', cost: '80.00' });
  const inBolivares = (amount: string) => [
    { payment_method_id: shop.cash.alternative.id, amount, currency: 'VES' },
  ];
  const draft = draftSale(shop, [{ product: fridge, qty: '2' }], { payments: inBolivares('172036.00') });
  const sale = await api.ok(createSale, { token, body: draft });
  assert.deepEqual(
    [sale.total, sale.total_alternative, sale.rounding, sale.rate, sale.inverse],
    ['200.00', '172036.00', '0.00', '0.00116255', '860.18'],
  );
  assert.deepEqual(await api.ok(createSale, { token, body: draft }), sale);
  const found = await api.ok(findSale, { token, params: { id: sale.id } });
  assert.deepEqual([found.total_alternative, found.inverse], ['172036.00', '860.18']);
  await api.ok(returnSale, {
    token,
    params: { id: sale.id },
    body: { lines: [{ line_id: sale.products[0]?.id ?? '', qty: '1' }], payments: inBolivares('86018.00') },
  });
  const { totals } = await api.ok(findIncomesReport, { token });
  assert.deepEqual([totals.total, totals.total_alternative], ['100.00', '86018.00']);
  await api.ok(annulSale, { token, params: { id: sale.id }, body: { reason: 'prueba' } });
  const wrong = await api.database.query(
    'select * from daily_figures_from_ledgers($1) where kept is distinct from ledger',
    [shop.id],
  );
  assert.deepEqual(wrong, []);
});

test('a sale that names another direction than the record’s is told the rate again', async () => {
  const shop = await openShop(api, { ...dollarFirst, rate: '860.18' });
  const body = { ...draftSale(shop, [await addProduct(api, shop)]), inverse: '860.19' };
  const { message, details } = await api.refused(createSale, { token: shop.token, body });
  assert.deepEqual([message, details.inverse], ['ERROR_RATE_CHANGED', '860.18']);
});

test('an amount that no book holds ends in a field and not in an error of the server', async () => {
  const tiny = await openShop(api, { rate: '0.00000001' });
  const gold = await addProduct(api, tiny, { price: '99999999.00', price_currency: 'VES' });
  const body = draftSale(tiny, [gold], { payments: [] });
  const { status, fields } = await api.refused(createSale, { token: tiny.token, body });
  assert.deepEqual([status, fields], [400, { total: 'too-large' }]);
  const shop = await openShop(api, { rate: '1000000000' });
  const cheap = await addProduct(api, shop, { price: '1.00' });
  const payments = [{ payment_method_id: shop.cash.alternative.id, amount: '99999999.00', currency: 'USD' }];
  const paid = await api.refused(createSale, {
    token: shop.token,
    body: draftSale(shop, [cheap], { payments }),
  });
  assert.deepEqual([paid.status, paid.fields], [400, { 'payments.0.amount': 'too-large' }]);
});

/** What a till makes of a cart with the shared arithmetic, and the facts that the API reads of it. */
const arbitrarySale = fc
  .record({
    lines: fc.array(
      fc.record({
        qty: fc.integer({ min: 1, max: 99_999 }).map((grams) => exact(grams).div(1000).toFixed()),
        unit_price: fc.integer({ min: 1, max: 999_999_999 }).map((n) => exact(n).div('1e6').toFixed()),
        currency: fc.constantFrom('USD', 'VES'),
        discount: fc.oneof(
          fc.constantFrom({ percent: '100' }, { percent: '0' }),
          fc.integer({ min: 0, max: 10_000 }).map((n) => ({ percent: exact(n).div(100).toFixed() })),
          fc.integer({ min: 0, max: 99_999 }).map((n) => ({ amount: exact(n).div(100).toFixed() })),
        ),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    rate: fc.oneof(
      fc.integer({ min: 1, max: 999_999_999 }).map((n) => exact(n).div('1e4').toFixed()),
      fc.constantFrom('0.00000001', '1000000000', '860.18'),
    ),
    main: fc.constantFrom('USD', 'VES'),
    paysIn: fc.constantFrom('USD', 'VES'),
  })
  .map(({ lines, rate, main, paysIn }) => {
    const alternative = main === 'USD' ? 'VES' : 'USD';
    const record = { id: newId(), source: 'USD', target: 'VES', rate, create_at: new Date().toISOString() };
    const pair = { main, alternative, ...rateOfPair([record], alternative, main) };
    const products = lines.map(({ discount, ...line }) => ({
      ...line,
      product_id: newId(),
      discount: discountOf(line, discount),
    }));
    const total = saleTotal(products, pair);
    const amount = paysIn === main ? total.main : total.alternative;
    const method = newId();
    const draft: SaleDraftInput = {
      ...{ id: newId(), lines: products, total: total.main },
      ...{ main, alternative, rate: pair.rate, rate_id: record.id },
      ...(pair.inverse !== null && { inverse: pair.inverse }),
      payments: amount === '0.00' ? [] : [{ payment_method_id: method, amount, currency: paysIn }],
    };
    const facts: SaleFacts = {
      ...{
        main,
        alternative,
        allowNegativeStock: true,
        isLate: false,
        isRateOfThen: true,
        rate: { ...record, origin: 'manual' },
      },
      products: new Map(
        products.map((line) => [
          line.product_id,
          {
            ...{ id: line.product_id, name: 'Café', cost: null, measure: null, utility: null, qty: '0' },
            ...{ price: line.unit_price, is_fixed_price: true },
            ...{ cost_currency: line.currency, price_currency: line.currency },
          },
        ]),
      ),
      methods: new Map([
        [method, { id: method, name: 'Efectivo', currency: paysIn, needs_reference: false }],
      ]),
      ...{ client: null, seller: null, methodsVersion: '0', earlierHash: null },
    };
    return { draft, facts, total, isFree: amount === '0.00' };
  });

test('the API takes whatever the shared arithmetic makes: any discount, any rate, both ways round', () => {
  const grants = readGrants(allPermissions());
  fc.assert(
    fc.property(arbitrarySale, ({ draft, facts, total, isFree }) => {
      // A currency that has no coin so small: what is nothing in it is paid in the other.
      fc.pre(!isFree || total.main === '0.00');
      const checked = checkSale(SaleDraft.parse(draft), facts, grants);
      assert.deepEqual([checked.total, checked.total_alternative], [total.main, total.alternative]);
    }),
    { numRuns: 2_000 },
  );
});
