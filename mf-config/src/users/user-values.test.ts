import type { Employee } from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID } from '@cuadra/shared/domain';
import {
  changeBody,
  createBody,
  newUserFormSchema,
  noUser,
  userFieldError,
  userFormSchema,
  userValues,
} from './user-values.ts';

const USER: Employee = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Carla Díaz',
  username: 'carla.diaz',
  email: 'carla@ejemplo.test',
  role_id: CASHIER_ROLE_ID,
  role: { id: CASHIER_ROLE_ID, name: 'Cajero' },
  identification: '14203118',
  identification_type: 'V',
  country: 'VE',
  super_user: false,
  inspector: false,
  last_seen_at: null,
  image: 'data:image/png;base64,AAAA',
  is_active: false,
  is_online: false,
  version: 4,
};

test('a change says nothing of what the form left as it was', () => {
  const before = userValues(USER);
  expect(changeBody(USER.id, before, { ...before, name: 'Carla D.', image: null })).toEqual({
    id: USER.id,
    name: 'Carla D.',
    image: null,
  });
});

test('a user without role or identification is filled in all the same', () => {
  const values = userValues({ ...USER, role_id: null, identification: null, identification_type: null });
  expect([values.role_id, values.identification, values.identification_type]).toEqual(['', '', 'V']);
});

test('a new one has a role and a password from the start, and lacks what only their maker knows', () => {
  const values = noUser('mango-tigre-luna-4827');
  const faults = newUserFormSchema.safeParse(values).error?.issues.map(({ path }) => path[0]);
  expect(faults).toEqual(['name', 'username', 'email']);
  const whole = { ...values, name: 'Carla', username: 'carla', email: 'carla@ejemplo.test' };
  expect(newUserFormSchema.safeParse(whole).success).toBe(true);
  expect(createBody('the-id', whole)).toEqual({ id: 'the-id', ...whole });
});

test.each([
  [{ identification: '123' }, 'identification', /de 5 a 8 números/],
  [{ name: ' ' }, 'name', /Escribe su nombre/],
  [{ role_id: '' }, 'role_id', /Elige un rol/],
  [{ username: 'Á' }, 'username', /letras minúsculas/],
] as const)('%j is refused on %s', (changes, field, sentence) => {
  const [issue] = userFormSchema.safeParse({ ...userValues(USER), ...changes }).error?.issues ?? [];
  expect(issue?.path).toEqual([field]);
  expect(userFieldError(field, issue?.message ?? '')).toMatch(sentence);
});

test('says what the API refuses on its field', () => {
  expect(userFieldError('username', 'already-used')).toMatch(/ya usa este nombre de usuario/);
  expect(userFieldError('role_id', 'last-owner')).toMatch(/último Propietario/);
});
