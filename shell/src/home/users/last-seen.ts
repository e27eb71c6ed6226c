import { relativeText } from '@cuadra/shared/domain';

/** `hace 3 horas`, `ayer`; «No ha ingresado» for who was never seen (spec §4). */
export function lastSeenText(lastSeenAt: string | null, now: Date = new Date()): string {
  if (lastSeenAt === null) return 'No ha ingresado';
  // A clock that goes wrong by a little sees nobody in the future.
  return new Date(lastSeenAt) > now ? relativeText(now.toISOString(), now) : relativeText(lastSeenAt, now);
}
