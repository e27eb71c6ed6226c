import { anOrder } from '../testing/orders.ts';
import { changeMessage } from './change-message.ts';
import { changedLines, changedTotal, changeSchema, changeValues } from './change-values.ts';

const order = anOrder();
const withQty = (qty: string | null) => ({
  ...changeValues(order),
  lines: changeValues(order).lines.map((line) => ({ ...line, qty })),
});

test('the total follows what is typed, and what is no quantity counts as it was', () => {
  expect(changedTotal(order, withQty('1'))).toEqual({ main: '989.21', alternative: '1.15' });
  expect(changedTotal(order, withQty(null))).toEqual({
    main: order.total,
    alternative: order.total_alternative,
  });
  const coupon = { ...order, coupon_value: { kind: 'percent' as const, value: '50' } };
  expect(changedTotal(coupon, withQty('4')).alternative).toBe('2.30');
});

test('nothing is sent of an order of which nothing is left, nor without the buyer’s word', () => {
  const issues = (values: object) =>
    changeSchema.safeParse(values).error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  expect(issues({ ...withQty('0'), is_agreed: true })).toEqual(['lines required']);
  expect(issues(withQty('1'))).toEqual(['is_agreed required']);
  expect(issues({ ...withQty(null), is_agreed: true })).toEqual(['lines not-a-decimal']);
});

test('the buyer is asked in one message', () => {
  const changed = changedLines(order, withQty('0'));
  const total = { main: '0.00', alternative: '0.00' };
  expect(changeMessage(order, changed, total)).toBe(
    'Hola, María Rojas. De tu pedido N° 12: de Harina P.A.N. no hay. El total sería Bs.\u00a00,00 ($\u00a00,00). ¿Estás de acuerdo?',
  );
  expect(changeMessage(order, changedLines(order, withQty('1.5')), total)).toContain(
    'de Harina P.A.N. serían 1,5 en vez de 2',
  );
  expect(changedLines(order, withQty('2'))).toEqual([]);
});
