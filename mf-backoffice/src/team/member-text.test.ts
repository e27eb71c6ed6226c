import { memberState, sessionsText } from './member-text.ts';

test.each([
  [true, true, 'Activo'],
  [true, false, 'Sin contraseña'],
  [false, true, 'Desactivado'],
  [false, false, 'Desactivado'],
])('active %s, with a password %s: %s', (is_active, has_password, name) => {
  expect(memberState({ is_active, has_password }).name).toBe(name);
});

test('sessions are counted in words', () => {
  expect([0, 1, 2].map(sessionsText)).toEqual([
    'Sin sesiones abiertas',
    '1 sesión abierta',
    '2 sesiones abiertas',
  ]);
});
