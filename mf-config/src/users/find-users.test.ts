import type { ListedUser } from '@cuadra/shared/contract';
import { findUsers, headcount } from './find-users.ts';

const user = (name: string, more: Partial<ListedUser> = {}): ListedUser => ({
  id: name,
  name,
  username: name.toLowerCase(),
  email: null,
  role_id: null,
  role: null,
  identification: null,
  identification_type: null,
  country: 'VE',
  super_user: false,
  inspector: false,
  last_seen_at: null,
  image: null,
  is_active: true,
  is_online: false,
  version: 1,
  ...more,
});

const USERS = [
  user('José Ñáñez', { username: 'pepe', is_online: true }),
  user('Carla', { email: 'carla@tienda.test', role: { id: '1', name: 'Cajera de tarde' } }),
];

test.each([
  ['', ['José Ñáñez', 'Carla']],
  ['JOSE', ['José Ñáñez']],
  ['pepe', ['José Ñáñez']],
  ['tienda', ['Carla']],
  ['cajera carla', ['Carla']],
  ['nadie', []],
])('«%s» finds %j', (search, names) => {
  expect(findUsers(USERS, search).map(({ name }) => name)).toEqual(names);
});

test('says how many there are and how many are connected', () => {
  expect(headcount(USERS)).toBe('2 usuarios · 1 en línea');
  expect(headcount([user('Ana', { is_online: true })])).toBe('1 usuario · 1 en línea');
});
