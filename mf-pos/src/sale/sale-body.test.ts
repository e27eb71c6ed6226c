import { SaleDraft } from '@cuadra/shared/contract';
import { CASH_USD, CASH_VES, PAGO_MOVIL, PAIR, paid, product } from '../testing/samples.ts';
import { addProduct } from './lines/cart.ts';
import { saleDraft } from './sale-body.ts';
import { emptyTab } from './sale-tab.ts';

const uuid = (last: number) => `01990000-0000-7000-8000-${String(last).padStart(12, '0')}`;
const rate = { ...PAIR, rate_id: uuid(9) };
const cashUsd = { ...CASH_USD, id: uuid(1) };
const cashVes = { ...CASH_VES, id: uuid(2) };
const pagoMovil = { ...PAGO_MOVIL, id: uuid(3) };

const tab = {
  ...emptyTab(1, true),
  products: addProduct(
    addProduct([], product({ id: uuid(4) }), '2'),
    product({ id: uuid(5), cost: '6.20' }),
    '0.645',
  ),
  payments: [paid(cashUsd, '10.00'), paid(pagoMovil, '0.00'), paid(pagoMovil, '100.00', ' 004512 ')],
};

const body = saleDraft(tab, rate, [paid(cashVes, '2767.16')], uuid(6));

test('the body is one that the API takes', () => {
  expect(SaleDraft.safeParse(body)).toMatchObject({ success: true });
});

test('lines go unrounded, payments without an amount stay behind, references are trimmed', () => {
  expect(body).toMatchObject({
    id: uuid(6),
    lines: [
      { product_id: uuid(4), qty: '2', unit_price: '1.15', currency: 'USD', discount: '0' },
      { product_id: uuid(5), qty: '0.645', unit_price: '7.13' },
    ],
    rate: '860.18',
    rate_id: uuid(9),
    payments: [
      { payment_method_id: uuid(1), amount: '10.00', currency: 'USD', reference: null },
      { payment_method_id: uuid(3), amount: '100.00', currency: 'VES', reference: '004512' },
    ],
    changes: [{ payment_method_id: uuid(2), amount: '2767.16', currency: 'VES' }],
  });
});

test('an amount far above the total, about which Caja has asked, is said to be meant', () => {
  expect(body).not.toHaveProperty('overpaid_knowingly');
  const slip = { ...tab, payments: [paid(cashUsd, '1000.00')] };
  const sent = saleDraft(slip, rate, [paid(cashUsd, '993.10')], uuid(6));
  expect(sent.overpaid_knowingly).toBe(true);
  expect(SaleDraft.safeParse(sent)).toMatchObject({ success: true });
});

test('the total is the sum of the rounded lines, in main', () => {
  // 2 × 1.15 × 860.18 = 1978.414 → 1978.41; 0.645 × 7.13 × 860.18 = 3955.838793 → 3955.84
  expect(body.total).toBe('5934.25');
});

test('what only the screen needs is not sent', () => {
  expect(body.lines[0]).not.toHaveProperty('name');
  expect(body.lines[0]).not.toHaveProperty('stock');
});

test('a note goes with its line, and none where nothing was written', () => {
  const [first, second] = tab.products;
  const noted = { ...tab, products: [{ ...first, note: 'sin hielo' }, second] as typeof tab.products };
  const [one, two] = saleDraft(noted, rate, [], uuid(6)).lines;
  expect(one).toMatchObject({ note: 'sin hielo' });
  expect(two).not.toHaveProperty('note');
});

test('what is left of a credit sale is owed by its client; one that is paid is no credit sale', () => {
  const client = {
    id: 'cli-01990000-0000-7000-8000-000000000007',
    name: 'José Pérez',
    identification: null,
    identification_type: null,
    credit_limit: null,
    balances: [],
  };
  const credit = { ...tab, type: 'credit' as const, client, payments: [paid(cashUsd, '1.00')] };
  expect(saleDraft(credit, rate, [], uuid(6))).toMatchObject({ type: 'credit', client_id: client.id });
  const settled = { ...credit, payments: [paid(cashVes, '5934.25')] };
  expect(saleDraft(settled, rate, [], uuid(6))).toMatchObject({ type: 'normal', client_id: client.id });
});

test('what a balance in favour pays makes it a sale on credit, whole or beside payments; one that is paid uses none', () => {
  const client = { id: `cli-${uuid(7)}` };
  const owing = { ...tab, client, payments: [] };
  expect(saleDraft(owing, rate, [], uuid(6), '6.90')).toMatchObject({ type: 'credit', credit_used: '6.90' });
  expect(saleDraft(owing, rate, [], uuid(6), '0.00')).not.toHaveProperty('credit_used');
  expect(saleDraft(owing, rate, [], uuid(6))).not.toHaveProperty('credit_used');
  const paidWhole = saleDraft({ ...tab, client }, rate, [paid(cashVes, '2767.16')], uuid(6), '1.00');
  expect(paidWhole).toMatchObject({ type: 'normal' });
  expect(paidWhole).not.toHaveProperty('credit_used');
});
