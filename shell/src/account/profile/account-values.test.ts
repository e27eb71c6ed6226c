import type { User } from '@cuadra/shared/contract';
import {
  accountFieldError,
  accountFormSchema,
  accountValues,
  changedOf,
  updateBody,
} from './account-values.ts';

const user: User = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'María Rojas',
  username: 'maria',
  email: 'maria@ejemplo.test',
  role_id: '01990000-0000-7000-8000-000000000002',
  identification: '14203118',
  identification_type: 'V',
  country: 'VE',
  super_user: false,
  inspector: false,
  last_seen_at: null,
  image: 'data:image/png;base64,AAAA',
};

test('a change says nothing of what stays', () => {
  expect(updateBody(user, { name: 'María R.' })).toEqual({ id: user.id, name: 'María R.' });
  expect(updateBody(user, { image: null })).toEqual({ id: user.id, image: null });
});

test('only what was changed of the form is sent', () => {
  const before = accountValues(user);
  expect(changedOf({ ...before, name: 'María R.' }, before)).toEqual({ name: 'María R.' });
});

test('a user without a role in the company cannot be changed by it', () => {
  expect(updateBody({ ...user, role_id: null }, {})).toBeUndefined();
});

test.each([
  [{ identification: '' }, undefined],
  [{ identification: '14.203.118' }, undefined],
  [{ identification: '114702834' }, undefined],
  [{ identification: '123' }, 'not-an-identification'],
  [{ identification: '14203118', identification_type: 'J' as const }, 'not-an-identification'],
  [{ identification: 'abc' }, 'not-an-identification'],
])('%j: the error is %s', (changes, reason) => {
  const { error } = accountFormSchema.safeParse({ ...accountValues(user), ...changes });
  expect(error?.issues[0]?.message).toBe(reason);
});

test('says what is wrong with which field', () => {
  expect(accountFieldError('username', 'already-used')).toMatch(/nombre de usuario/);
  expect(accountFieldError('email', 'not-an-email')).toBe('No es un correo válido.');
});
