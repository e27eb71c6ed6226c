import { ApiError } from '@cuadra/shared/client';
import { rateErrorText } from './rate-error-text.ts';

const errorWith = (fields: Record<string, string>, status = 400) =>
  new ApiError(status === 409 ? 'ERROR_CONFLICT' : 'ERROR_VALIDATION', status, { fields });

test('currencies that nobody knows, and a rate that is none, in the words of the specification', () => {
  const missing = 'Ha ocurrido un error, no se encontraron las monedas.';
  expect(rateErrorText(errorWith({ target: 'unknown-currency' }))).toBe(missing);
  expect(rateErrorText(errorWith({ source: 'unknown-currency' }))).toBe(missing);
  expect(rateErrorText(errorWith({ rate: 'must-be-positive' }))).toBe('Esta tasa no es válida.');
});

test('an automatic rate that somebody has turned on meanwhile is said to be on', () => {
  expect(rateErrorText(errorWith({ rate: 'auto-rate-is-on' }, 409))).toMatch(/automática está encendida/);
});

test('a rate far from the last, and one that is gone, say what to do', () => {
  expect(
    rateErrorText(new ApiError('ERROR_RATE_JUMP', 409, { fields: { rate: 'far-from-the-last' } })),
  ).toMatch(/muy lejos de la última/);
  expect(rateErrorText(new ApiError('ERROR_NOT_FOUND', 404))).toMatch(/ya se corrigió o se quitó/);
  expect(rateErrorText(errorWith({ id: 'withdrawn' }, 409))).toMatch(/ya se corrigió o se quitó/);
});

test('anything else says what happened', () => {
  expect(rateErrorText(new ApiError('ERROR_NETWORK', 0))).toMatch(/No pudimos conectar/);
  expect(rateErrorText(new TypeError('x'))).toMatch(/Intenta de nuevo/);
});
