import type { Ticket } from '@cuadra/shared/contract';
import { DisplaySnapshot, MAX_DISPLAY_LINES } from '@cuadra/shared/contract';
import type { CartLine } from '../sale/lines/line.ts';
import { emptyTab, type SaleTab, STEP } from '../sale/sale-tab.ts';
import { CASH_USD, exactly, METHODS, method, PAGO_MOVIL, PAIR, paid } from '../testing/samples.ts';
import { displaySnapshot, idleSnapshot } from './snapshot.ts';

const RATE = { ...PAIR, rate: '100', rate_id: null };
const NOW = Date.parse('2026-11-20T12:00:30.000Z');

function cartLine(change: Partial<CartLine> = {}): CartLine {
  return {
    ...{ product_id: 'p1', name: 'Harina P.A.N.', qty: '2', unit_price: '1.20', currency: 'USD' },
    ...{ discount: '0', discount_percent: null, note: 'una nota', stock: '48' },
    ...change,
  };
}
const sale = (change: Partial<SaleTab> = {}): SaleTab => ({
  ...emptyTab(1, true),
  products: [cartLine()],
  ...change,
});
const shown = (tab: SaleTab, methods = METHODS) => displaySnapshot(tab, RATE, methods, NOW);

test('an empty sale is rest', () => {
  expect(shown(sale({ products: [] }))).toEqual({ ...idleSnapshot(RATE), rate: '100' });
});

test('lines, totals and rate, as the contract takes them, and nothing that is not for a customer', () => {
  const client = { id: 'c1', name: 'Zoraida', balances: [] } as unknown as SaleTab['client'];
  const snapshot = shown(sale({ client, description: 'secreto' }));
  expect(snapshot).toMatchObject({
    stage: 'selling',
    rate: '100',
    lines: [
      {
        ...{ name: 'Harina P.A.N.', qty: '2', price: '$\u00a01,20', discount: null },
        total: { main: '240.00', alternative: '2.40' },
      },
    ],
    total: { main: '240.00', alternative: '2.40' },
  });
  expect(DisplaySnapshot.parse(snapshot)).toEqual(snapshot);
  for (const hidden of ['Zoraida', 'secreto', 'una nota', 'p1', 'c1', '48'])
    expect(JSON.stringify(snapshot)).not.toContain(hidden);
});

test('what is weighed stands with its unit', () => {
  const cheese = cartLine({ name: 'Queso', qty: '0.35', unit_price: '6.20', unit: 'kg', is_bag: true });
  const [line] = shown(sale({ products: [cheese] })).lines;
  expect([line?.qty, line?.price]).toEqual(['0,35\u00a0kg', '$\u00a06,20/kg']);
});

test('what a discount takes off is told at its line and together', () => {
  const { lines, discount, total } = shown(sale({ products: [cartLine({ discount: '0.40' }), cartLine()] }));
  expect(lines.map((line) => line.discount)).toEqual([{ main: '40.00', alternative: '0.40' }, null]);
  expect([discount, total]).toEqual([
    { main: '40.00', alternative: '0.40' },
    { main: '440.00', alternative: '4.40' },
  ]);
});

test('what stands for a product goes with its line, but where the cashier sells without', () => {
  const tile = { hue: 3, image: null };
  const snapshot = displaySnapshot(sale(), RATE, METHODS, NOW, (id) => (id === 'p1' ? tile : undefined));
  expect(snapshot.lines).toMatchObject([{ tile }]);
  expect(DisplaySnapshot.parse(snapshot)).toEqual(snapshot);
  expect(shown(sale()).lines[0]).not.toHaveProperty('tile');
});

test('of many lines the last ones, and how many came before', () => {
  const products = Array.from({ length: MAX_DISPLAY_LINES + 7 }, (_, at) => cartLine({ name: `n${at}` }));
  const { lines, earlier } = shown(sale({ products }));
  expect([lines.length, earlier, lines[0]?.name]).toEqual([MAX_DISPLAY_LINES, 7, 'n7']);
});

test('at paying: what is paid, what is missing, what comes back', () => {
  const paying = (payments: SaleTab['payments']) => shown(sale({ step: STEP.payment, payments }));
  expect(paying([])).toMatchObject({ stage: 'paying', payments: [], missing: { alternative: '2.40' } });
  expect(paying([paid(CASH_USD, '1.00')])).toMatchObject({
    payments: [{ name: 'efectivo-usd', amount: '1.00', currency: 'USD' }],
    missing: { main: '140.00', alternative: '1.40' },
    change: [],
  });
  expect(paying([paid(CASH_USD, '5.00')])).toMatchObject({
    missing: null,
    change: [
      { amount: '260.00', currency: 'VES' },
      { amount: '2.60', currency: 'USD' },
    ],
  });
});

test('to whom a Pago Móvil goes that is being taken, until another payment is', () => {
  const mobile = method('pago-movil', 'VES', {
    ...{ kind: 'mobile_payment', bank: '0134', description: '0414-1234567 · J-40123456-9' },
  });
  const payments = [exactly(mobile, '240.00')];
  const of = (more: SaleTab['payments']) =>
    shown(sale({ step: STEP.payment, payments: [...payments, ...more] }), [mobile, CASH_USD]).transfer;
  expect(of([])).toEqual({
    ...{ name: 'pago-movil', amount: '240.00', currency: 'VES', bank: '0134' },
    ...{ phone: '0414-1234567', document: 'J-40123456-9', note: '' },
  });
  expect(of([paid(CASH_USD, '1.00')])).toBeNull();
  // The owner has written nothing about this one.
  expect(shown(sale({ step: STEP.payment, payments: [exactly(PAGO_MOVIL, '240.00')] })).transfer).toBeNull();
});

test('a sale just made is thanked for with its change; a ticket of before is rest', () => {
  const ticket = {
    ...{ number: 7, create_at: '2026-11-20T12:00:00.000Z', main: 'VES', alternative: 'USD' },
    ...{ total: '240.00', total_alternative: '2.40' },
    changes: [{ payment_method_id: 'x', name: 'Efectivo', amount: '2.60', currency: 'USD', reference: null }],
  } as unknown as Ticket;
  const done = shown(sale({ products: [], ticket }));
  expect(done).toMatchObject({
    ...{ stage: 'done', lines: [], total: { main: '240.00', alternative: '2.40' } },
    change: [{ amount: '2.60', currency: 'USD' }],
  });
  expect(DisplaySnapshot.parse(done)).toEqual(done);
  expect(displaySnapshot(sale({ ticket }), RATE, METHODS, NOW + 600_000).stage).toBe('idle');
});
