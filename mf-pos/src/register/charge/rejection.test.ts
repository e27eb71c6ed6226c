/** @jest-environment jsdom */
import { ApiError } from '@cuadra/shared/client';
import { isRejection } from '@cuadra/shared/outbox';
import { addProduct } from '../../sale/lines/cart.ts';
import { PAIR, product } from '../../testing/samples.ts';
import { linesOfRejection, linesToMend, rateOfRejection, rejectionText } from './rejection.ts';

const rate = { ...PAIR, rate_id: 'rate-1' };
const flour = product({ id: 'flour', name: 'Harina' });
const cheese = product({ id: 'cheese', name: 'Queso' });
const lines = addProduct(addProduct([], flour), cheese);

test('only an answer of the API’s own settles a sale', () => {
  expect(isRejection(new ApiError('ERROR_VALIDATION', 400))).toBe(true);
  expect(isRejection(new ApiError('ERROR_STOCK', 409))).toBe(true);
  expect(isRejection(new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', 403))).toBe(true);
  for (const open of [
    new ApiError('ERROR_NETWORK', 0),
    new ApiError('ERROR_TIMEOUT', 0),
    new ApiError('ERROR_INTERNAL', 500),
    new ApiError('ERROR_UNAVAILABLE', 503),
    new ApiError('ERROR_TOO_MANY_REQUESTS', 429),
    new ApiError('ERROR_SESSION_NOT_FOUND', 401),
    // A proxy's own page, or an answer cut short.
    new ApiError('ERROR_UNKNOWN', 404),
  ]) {
    expect([open.code, isRejection(open)]).toEqual([open.code, false]);
  }
});

test('a changed rate brings the new one and tells the new total in both currencies', () => {
  const error = new ApiError('ERROR_RATE_CHANGED', 409, {
    details: { rate: '900.00', rate_id: 'rate-2', main: 'VES', alternative: 'USD' },
  });
  expect(rateOfRejection(error, rate)).toEqual({ ...rate, rate: '900.00', rate_id: 'rate-2' });
  expect(rejectionText(error, lines, rate)).toBe(
    'La tasa cambió de 860,18 a 900,00. Ahora el total es Bs.\u00a02.070,00 ($\u00a02,30). Revisa los pagos y confirma otra vez.',
  );
});

test('a discount above what the role permits is told from one above the line', () => {
  const text = (reason: string) =>
    rejectionText(
      new ApiError('ERROR_VALIDATION', 400, { fields: { 'lines.0.discount': reason } }),
      lines,
      rate,
    );
  expect(text('above-limit')).toMatch(/^El descuento de Harina es más de lo que permite tu rol\./);
  expect(text('too-large')).toMatch(/^El descuento de Harina es mayor que la línea\./);
});

test('a changed rate without the new one still says what to do', () => {
  const error = new ApiError('ERROR_RATE_CHANGED', 409);
  expect(rateOfRejection(error, rate)).toBeUndefined();
  expect(rejectionText(error, lines, rate)).toMatch(/^La tasa cambió/);
});

test('what ran out is named, with what is left', () => {
  const error = new ApiError('ERROR_STOCK', 409, {
    fields: { 'lines.1.qty': 'not-enough' },
    details: { available: { cheese: '0.5' } },
  });
  expect(linesOfRejection(error, lines).map((line) => line.name)).toEqual(['Queso']);
  expect(rejectionText(error, lines, rate)).toBe(
    'No hay existencia suficiente de Queso (quedan 0,5). Vuelve y baja la cantidad.',
  );
  expect(rejectionText(new ApiError('ERROR_STOCK', 409), lines, rate)).toMatch(
    /^No hay existencia suficiente/,
  );
});

test.each([
  [{ 'lines.0.unit_price': 'not-the-price' }, /^Cambió el precio de Harina\./],
  [{ 'lines.0.product_id': 'unknown', 'lines.1.unit_price': 'x' }, /^Harina ya no está en el catálogo\./],
  [{ 'lines.0.presentation': 'unknown' }, /^Harina ya no se vende en esa presentación\./],
  [{ 'lines.0.qty': 'not-by-the-factor' }, /^Cambió cuántas unidades trae Harina\./],
  [{ 'lines.1.qty': 'must-be-positive' }, /^Revisa Queso/],
  [{ 'lines.1.discount': 'too-large' }, /^El descuento de Queso es mayor/],
  [{ client_id: 'unknown' }, /^El cliente de esta venta ya no está/],
  [{ 'payments.0.reference': 'required' }, /^Falta la referencia/],
  [{ payments: 'not-enough' }, /^Los pagos no alcanzan/],
  [{ changes: 'not-enough' }, /^El vuelto no cuadra/],
  [{ total: 'does-not-add-up' }, /^El total no coincide/],
  [{ rate: 'no-rate' }, /^Falta la tasa/],
  [{ something: 'else' }, /^Hay datos que corregir/],
])('a rejected field says what to do: %j', (fields, text) => {
  const error = new ApiError('ERROR_VALIDATION', 400, { fields: fields as Record<string, string> });
  expect(rejectionText(error, lines, rate)).toMatch(text);
});

test('a sale that was rejected because of its client says so, and marks no field that is not there', () => {
  const error = (code: string) => new ApiError(code, 400, { fields: { client_id: 'client-refused' } });
  expect(rejectionText(error('ERROR_VALIDATION'), lines, rate)).toContain('Sus datos no son válidos.');
  expect(rejectionText(error('ERROR_CONFLICT'), lines, rate)).toContain('Fue retirado.');
});

test('an order that is over is said, and not that the sale was sent before', () => {
  const error = new ApiError('ERROR_CONFLICT', 409, { fields: { order_id: 'not-open' } });
  expect(rejectionText(error, lines, rate)).toContain('Este pedido ya no está abierto');
});

test('the cashier is led to the line that she has to change, and to none whose price was brought up to date', () => {
  const mend = (fields: Record<string, string>) =>
    linesToMend(new ApiError('ERROR_VALIDATION', 400, { fields }), lines).map(({ name }) => name);
  expect(mend({ 'lines.1.qty': 'not-enough' })).toEqual(['Queso']);
  expect(mend({ 'lines.0.discount': 'above-limit' })).toEqual(['Harina']);
  expect(mend({ 'lines.0.unit_price': 'not-the-price', 'lines.1.qty': 'not-by-the-factor' })).toEqual([]);
});
