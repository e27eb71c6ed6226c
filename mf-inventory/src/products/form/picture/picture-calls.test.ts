import { ApiError } from '@cuadra/shared/client';
import { pictureErrorText } from './picture-calls.ts';

test.each([
  [{ large: 'quota' }, /ocupan todo su espacio/],
  [{ small: 'too-large' }, /pesa demasiado/],
  [{ large: 'not-a-picture' }, /No pudimos leer/],
])('of %j it is said what to do', (fields, said) => {
  expect(pictureErrorText(new ApiError('ERROR_VALIDATION', 400, { fields }))).toMatch(said);
});

test('what has nothing to do with the picture is said as everywhere', () => {
  expect(pictureErrorText(new ApiError('ERROR_NETWORK', 0))).not.toMatch(/foto/);
});
