import { relativeText } from './relative-time.ts';

/** What of a user says whether they are there. */
export interface Present {
  /** Seen within the last 5 minutes (spec §4, §9): the API counts them. */
  is_online: boolean;
  last_seen_at: string | null;
  role: { name: string } | null;
}

/** `hace 3 horas`, `ayer`; «No ha ingresado» for who was never seen (spec §4). */
export function lastSeenText(lastSeenAt: string | null, now: Date = new Date()): string {
  if (lastSeenAt === null) return 'No ha ingresado';
  // A clock that goes wrong by a little sees nobody in the future.
  return new Date(lastSeenAt) > now ? relativeText(now.toISOString(), now) : relativeText(lastSeenAt, now);
}

/** What stands beside ON and OFF: `En línea · Cajero`, with the role (spec §4); otherwise since when not, `Hace 3 horas`. */
export function presenceText({ is_online, last_seen_at, role }: Present, now: Date = new Date()): string {
  if (is_online) return `En línea · ${role?.name ?? 'Sin rol'}`;
  const seen = lastSeenText(last_seen_at, now);
  return seen.charAt(0).toUpperCase() + seen.slice(1);
}

/** Spec §4. */
export function presenceBadge({ is_online }: Pick<Present, 'is_online'>): 'ON' | 'OFF' {
  return is_online ? 'ON' : 'OFF';
}

/**
 * Users as the API sorts them, with whoever is looking first: they are connected, even where the server, which writes that
 * down now and then, does not say so yet.
 */
export function withOwnFirst<User extends { id: string; is_online: boolean }>(
  users: readonly User[],
  ownId: string,
): User[] {
  const own = users.filter(({ id }) => id === ownId).map((user) => ({ ...user, is_online: true }));
  return [...own, ...users.filter(({ id }) => id !== ownId)];
}
