import type { ListedUser } from '@cuadra/shared/contract';
import { presentUsers } from './present-users.ts';

const user = (id: string, more: Partial<ListedUser> = {}): ListedUser => ({
  id,
  name: id,
  username: id,
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
  ...more,
});

test('whoever looks is connected and stands first; the others stay as they were', () => {
  const users = presentUsers([user('ana', { is_online: true }), user('luis'), user('maría')], 'maría');
  expect(users.map(({ id, is_online }) => [id, is_online])).toEqual([
    ['maría', true],
    ['ana', true],
    ['luis', false],
  ]);
});

test('who may not sign in any more is left out', () => {
  expect(presentUsers([user('ana'), user('luis', { is_active: false })], 'ana').map(({ id }) => id)).toEqual([
    'ana',
  ]);
});
