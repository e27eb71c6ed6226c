import { ApiError } from '@cuadra/shared/client';
import { userErrorText } from './user-error-text.ts';

const textFor = (fields: Record<string, string>) =>
  userErrorText(new ApiError('ERROR_CONFLICT', 409, { fields }));

test('says why a user cannot be changed or removed', () => {
  expect(textFor({ id: 'own-user' })).toBe('No puedes eliminarte a ti mismo.');
  expect(textFor({ id: 'last-owner' })).toMatch(/último Propietario/);
  expect(textFor({ is_active: 'own-user' })).toBe('No puedes desactivarte a ti mismo.');
  expect(textFor({ id: 'already-used' })).toMatch(/ya se guardó en un intento anterior/);
});

test('whatever else it is, is said as everywhere', () => {
  expect(userErrorText(new ApiError('ERROR_NETWORK', 0))).toMatch(/Revisa tu conexión/);
  expect(userErrorText(new Error('?'))).toMatch(/No pudimos completar la acción/);
});
