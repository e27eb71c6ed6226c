import { ApiError } from '@cuadra/shared/client';
import { annulErrorText } from './annul-error-text.ts';

test('it names the products of which too much was sold', () => {
  const products = [{ id: 'a', name: 'Harina', available: '2', units: '24' }, { name: 'Arroz' }];
  const error = new ApiError('ERROR_STOCK', 409, { details: { products } });
  expect(annulErrorText(error)).toBe(
    'Ya se vendió o se usó parte de «Harina», «Arroz». Ajusta primero su existencia.',
  );
  expect(annulErrorText(new ApiError('ERROR_STOCK', 409))).toContain('la mercancía');
});

test('somebody who was faster is told so', () => {
  const error = new ApiError('ERROR_CONFLICT', 409, { fields: { id: 'not-received' } });
  expect(annulErrorText(error)).toContain('ya la anuló');
});
