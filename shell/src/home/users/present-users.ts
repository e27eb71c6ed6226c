import type { ListedUser } from '@cuadra/shared/contract';

/**
 * Who may sign in, as the API sorts them, with whoever is looking first: he is connected, even where the server, which
 * writes that down now and then, does not say so yet.
 */
export function presentUsers(users: readonly ListedUser[], ownId: string): ListedUser[] {
  const active = users.filter((user) => user.is_active);
  const own = active.filter((user) => user.id === ownId).map((user) => ({ ...user, is_online: true }));
  return [...own, ...active.filter((user) => user.id !== ownId)];
}
