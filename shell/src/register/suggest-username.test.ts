import { Username } from '@cuadra/shared/contract';
import fc from 'fast-check';
import { suggestUsername } from './suggest-username.ts';

test.each([
  ['maria@ejemplo.com', 'maria'],
  ['María.Pérez+cuadra@ejemplo.com', 'maria.perez'],
  ['_ana_@ejemplo.com', 'ana_'],
  ['yo@ejemplo.com', ''],
  ['sin arroba', ''],
])('%s suggests «%s»', (email, username) => {
  expect(suggestUsername(email)).toBe(username);
});

test('whatever it suggests is a username', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (local) => {
      const username = suggestUsername(`${local}@ejemplo.com`);
      expect(username === '' || Username.safeParse(username).success).toBe(true);
    }),
  );
});
