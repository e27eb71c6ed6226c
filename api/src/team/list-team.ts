import { PLATFORM_KINDS, type TeamMember } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Session } from '../access/admit.ts';
import { deviceOf } from '../access/device-name.ts';
import type { Database } from '../database/connect.ts';

interface Row extends Omit<TeamMember, 'kind' | 'last_seen_at' | 'sessions'> {
  kind: string;
  last_seen_at: Date | null;
  sessions: unknown;
}

/** As JSON of the database has them. */
const Sessions = z.array(
  z.object({
    id: z.string(),
    create_at: z.string(),
    last_seen_at: z.string(),
    user_agent: z.string().nullable(),
    is_current: z.boolean(),
  }),
);

/** Who runs Cuadra, who is active first, with the sessions that they have open. */
export async function listTeam(backoffice: Database, { tokenHash }: Session): Promise<TeamMember[]> {
  const { rows } = await sql<Row>`select * from list_team(${tokenHash})`.execute(backoffice);
  return rows.map(({ kind, last_seen_at, sessions, ...member }) => ({
    ...member,
    kind: PLATFORM_KINDS.find((one) => one === kind) ?? 'inspector',
    last_seen_at: last_seen_at?.toISOString() ?? null,
    sessions: Sessions.parse(sessions).map(({ user_agent, create_at, last_seen_at: seen, ...session }) => ({
      ...session,
      create_at: new Date(create_at).toISOString(),
      last_seen_at: new Date(seen).toISOString(),
      device: deviceOf(user_agent),
    })),
  }));
}
