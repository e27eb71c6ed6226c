import {
  codeSchema,
  groupedSecret,
  recoverySheet,
  removalSchema,
  secondFactorFieldError,
} from './second-factor-values.ts';

test('a code is taken as it is written down, and nothing else', () => {
  expect(codeSchema.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' });
  expect(codeSchema.parse({ code: 'k7qf2-3mxtb' }).code).toHaveLength(10);
  expect(codeSchema.safeParse({ code: '12345' }).error?.issues[0]?.message).toBe('not-a-code');
  const missing = removalSchema.safeParse({ password: '', code: '123456' });
  expect(missing.error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`)).toEqual([
    'password required',
  ]);
});

test('says what is wrong with which field', () => {
  expect(secondFactorFieldError('password', 'wrong')).toMatch(/no es tu contraseña/);
  expect(secondFactorFieldError('code', 'wrong')).toMatch(/Espera el siguiente/);
  expect(secondFactorFieldError('code', 'too-long')).toBe('Es demasiado largo.');
});

test('the secret is typed in groups, and the codes are kept with what they are of', () => {
  expect(groupedSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  const sheet = recoverySheet(['K7QF2-9MXTB', 'AAAAA-BBBBB'], 'ana');
  expect(sheet).toContain('Usuario: ana\r\n');
  expect(sheet.trim().split('\r\n').slice(-2)).toEqual(['K7QF2-9MXTB', 'AAAAA-BBBBB']);
});
