import { type PaymentMethod, updatePaymentMethod } from '@cuadra/shared/contract';
import { METHOD_KINDS } from './kinds.ts';
import {
  methodFieldError,
  methodFormSchema,
  newMethod,
  template,
  toBody,
  valuesOf,
  withCurrency,
  withKind,
  withTemplate,
} from './method-values.ts';

const PAIR = { main: 'VES', alternative: 'USD' };

const pagoMovil: PaymentMethod = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Pago Móvil de la tienda',
  description: '0414-1234567',
  currency: 'VES',
  is_cash: false,
  kind: 'mobile_payment',
  needs_reference: true,
  bank: '0134',
  is_hidden: false,
  version: 1,
};

test.each([
  ['cash', 'Efectivo Bs.', 'VES', false, null],
  ['mobile_payment', 'Pago Móvil', 'VES', true, null],
  ['card', 'Punto de venta', 'VES', true, null],
  ['transfer', 'Transferencia', 'VES', true, null],
  ['zelle', 'Zelle', 'USD', true, null],
  ['biopago', 'Biopago', 'VES', true, '0102'],
] as const)('the usual %s is ready to be saved', (kind, name, currency, needs_reference, bank) => {
  const values = template(kind, PAIR);
  expect(values).toMatchObject({ name, currency, needs_reference, bank });
  expect(methodFormSchema.safeParse(values).success).toBe(true);
});

test('a usual currency that the company does not use gives way to its own', () => {
  expect(template('zelle', { main: 'COP', alternative: 'EUR' }).currency).toBe('COP');
  expect(template('mobile_payment', { main: 'USD', alternative: 'VES' }).currency).toBe('VES');
});

test('a new form is of a kind that is missing', () => {
  expect(newMethod(PAIR, []).kind).toBe('mobile_payment');
  expect(newMethod(PAIR, [{ kind: 'cash' }, { kind: 'mobile_payment' }]).kind).toBe('card');
  expect(newMethod(PAIR, METHOD_KINDS).kind).toBe('other');
});

test('another kind replaces what it had filled in itself, and nothing that was typed', () => {
  const untouched = newMethod(PAIR, []);
  expect(withTemplate(untouched, 'zelle', PAIR)).toEqual(template('zelle', PAIR));
  const typed = {
    ...untouched,
    name: 'Móvil 2',
    description: '0424-1112233',
    bank: '0105',
    needs_reference: false,
  };
  expect(withTemplate(typed, 'transfer', PAIR)).toEqual({ ...typed, kind: 'transfer' });
  expect(withTemplate(typed, 'zelle', PAIR)).toEqual({
    ...typed,
    kind: 'zelle',
    currency: 'USD',
    bank: null,
  });
});

test('cash has the name of its currency until it is given one', () => {
  const cash = withCurrency(template('cash', PAIR), 'USD');
  expect(cash.name).toBe('Efectivo $');
  expect(withTemplate(cash, 'mobile_payment', PAIR)).toEqual(template('mobile_payment', PAIR));
  expect(withCurrency({ ...cash, name: 'Gaveta' }, 'VES').name).toBe('Gaveta');
});

test('a method that is there keeps all but its kind, and a bank only where there may be one', () => {
  const values = valuesOf(pagoMovil);
  expect(withKind(values, 'card')).toEqual({ ...values, kind: 'card' });
  expect(withKind(values, 'zelle')).toEqual({ ...values, kind: 'zelle', bank: null });
});

test('what is sent says whether it is cash, and is what the API takes', () => {
  const { id, version: _, ...rest } = pagoMovil;
  expect(toBody(valuesOf(pagoMovil))).toEqual(rest);
  expect(toBody(template('cash', PAIR)).is_cash).toBe(true);
  for (const { kind } of METHOD_KINDS) {
    const body = { id, ...toBody({ ...template(kind, PAIR), name: 'Nuevo' }) };
    expect(updatePaymentMethod.body.safeParse(body).success).toBe(true);
  }
});

test('what is wrong is said in the words of the spec', () => {
  expect(methodFieldError('name', 'already-used')).toBe('Ya existe un método de pago con este nombre.');
  expect(methodFieldError('name', 'required')).toMatch(/Escribe el nombre/);
  expect(methodFieldError('currency', 'in-use')).toMatch(/moneda queda como está/);
  expect(methodFieldError('description', 'too-long')).toBe('Es demasiado largo.');
});

test.each([
  [{ name: ' ' }, 'name', 'required'],
  [{ currency: '' }, 'currency', 'not-a-currency'],
  [{ bank: '9999' }, 'bank', 'not-a-bank'],
])('%j is refused on %s', (change, field, reason) => {
  const { error } = methodFormSchema.safeParse({ ...valuesOf(pagoMovil), ...change });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, reason]]);
});
