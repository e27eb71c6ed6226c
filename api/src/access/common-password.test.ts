import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCommonPassword } from './common-password.ts';

test('what is tried first is common, however it is dressed up', () => {
  for (const password of [
    ...[
      '12345678',
      'password',
      'Password1',
      'qwertyuiop',
      '11111111',
      'venezuela',
      'Venezuela2026!',
      'caracas1',
    ],
    ...['contraseña', 'Contraseña123', 'clave1234', 'cuadra2026', 'administrador'],
  ]) {
    assert.equal(isCommonPassword(password), true, password);
  }
});

test('one’s own username and mail address are as good as common', () => {
  const own = ['maria.perez', 'mperez77@ejemplo.com'];
  for (const password of ['maria.perez', 'Maria.Perez1', 'mperez77@ejemplo.com', 'mperez77']) {
    assert.equal(isCommonPassword(password, own), true, password);
  }
});

test('a few words of one’s own are not, nor what only numbers make', () => {
  for (const password of [
    'sol de la tarde',
    'mar-luna-42',
    'clave de Petra',
    '48291736405',
    'tres tristes tigres',
  ]) {
    assert.equal(isCommonPassword(password, ['maria.perez', 'mperez@ejemplo.com']), false, password);
  }
});
