import { passwordFieldError, passwordFormSchema } from './password-values.ts';

const right = {
  currentPassword: 'una clave vieja',
  password: 'una clave nueva',
  repeated: 'una clave nueva',
};
const errorsOf = (changes: Partial<typeof right>) =>
  passwordFormSchema
    .safeParse({ ...right, ...changes })
    .error?.issues.map(({ path, message }) => `${path} ${message}`);

test('the new password is written twice the same, long enough, and new', () => {
  expect(errorsOf({})).toBeUndefined();
  expect(errorsOf({ repeated: 'otra cosa' })).toEqual(['repeated differs']);
  expect(errorsOf({ currentPassword: right.password })).toEqual(['password same-as-before']);
  expect(errorsOf({ password: 'corta', repeated: 'corta' })).toContain('password too-short');
  expect(errorsOf({ currentPassword: '' })).toContain('currentPassword required');
});

test('says what is wrong with which field', () => {
  expect(passwordFieldError('currentPassword', 'wrong')).toMatch(/no es tu contraseña/);
  expect(passwordFieldError('password', 'too-long')).toBe('Es demasiado largo.');
});
