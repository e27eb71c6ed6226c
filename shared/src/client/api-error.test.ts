import { ApiError, orGone, readApiError } from './api-error.ts';
import { errorText, fieldText } from './error-text.ts';

test.each([
  [{ error: 'ERROR_NOT_FOUND' }, 'ERROR_NOT_FOUND'],
  [{ error: { message: 'ERROR_CONFLICT' } }, 'ERROR_CONFLICT'],
  [{ message: 'nope' }, 'ERROR_UNKNOWN'],
  ['<html>', 'ERROR_UNKNOWN'],
  [null, 'ERROR_UNKNOWN'],
  [{ error: [] }, 'ERROR_UNKNOWN'],
])('reads the code out of %j', (body, code) => {
  expect(readApiError(500, body)).toMatchObject({ code, status: 500, fields: {}, details: {} });
});

test('keeps fields and details', () => {
  const error = readApiError(409, {
    error: { message: 'ERROR_RATE_CHANGED', fields: { rate: 'changed' }, details: { rate: '861.02' } },
  });
  expect(error.fields).toEqual({ rate: 'changed' });
  expect(error.details).toEqual({ rate: '861.02' });
});

test('every error has a sentence, and what is unknown has one, too', () => {
  expect(errorText(new ApiError('ERROR_INVALID_CREDENTIALS', 401))).toMatch(/contraseña incorrectos/);
  expect(errorText(new ApiError('ERROR_NEW', 418))).toMatch(/Intenta de nuevo/);
  expect(errorText(new TypeError('x'))).toMatch(/Intenta de nuevo/);
  expect(fieldText('already-used')).toBe('Ya está en uso. Elige otro.');
  expect(fieldText('constructor')).toBe('Revisa este dato.');
});

test('what is gone already counts as removed; any other error does not', async () => {
  await expect(orGone(Promise.reject(new ApiError('ERROR_NOT_FOUND', 404)))).resolves.toBeUndefined();
  const lost = new ApiError('ERROR_NETWORK', 0);
  await expect(orGone(Promise.reject(lost))).rejects.toBe(lost);
});
