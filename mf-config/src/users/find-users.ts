import type { ListedUser } from '@cuadra/shared/contract';
import { searchable } from '@cuadra/shared/domain';

/** Users whose name, username, mail or role holds every word of a search. */
export function findUsers(users: readonly ListedUser[], search: string): ListedUser[] {
  const words = searchable(search).split(' ').filter(Boolean);
  return users.filter(({ name, username, email, role }) => {
    const own = searchable([name, username, email, role?.name].join(' '));
    return words.every((word) => own.includes(word));
  });
}

/** `5 usuarios · 2 en línea`. */
export function headcount(users: readonly Pick<ListedUser, 'is_online'>[]): string {
  const online = users.filter(({ is_online }) => is_online).length;
  return `${users.length === 1 ? '1 usuario' : `${users.length} usuarios`} · ${online} en línea`;
}
