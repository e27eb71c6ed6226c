import type { addTeamMember as AddCall } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Session } from '../access/admit.ts';
import type { AppContext } from '../app/context.ts';
import { ApiError } from '../errors/api-error.ts';
import { mailTeamInvitation } from './team-mails.ts';

interface Added {
  outcome: 'done' | 'again' | 'changed' | 'shut-out' | 'username' | 'email';
  member: string | null;
}

/**
 * Adds somebody to the team, who is told by mail how to choose a password. The same request again is done once.
 *
 * @param later takes what nobody has to wait for
 * @throws ApiError 400 with `already-used` on `username` or `email`; 409 for a request id of something else
 */
export async function addTeamMember(
  { backoffice, mailer, config }: Pick<AppContext, 'backoffice' | 'mailer' | 'config'>,
  session: Session,
  { kind, name, username, email, request_id }: z.output<typeof AddCall.body>,
  later: (work: Promise<void>) => void,
): Promise<{ id: string }> {
  const { rows } = await sql<Added>`
    select * from add_team_member(${newId()}::uuid, ${session.userId}::uuid, ${kind}, ${name}, ${username}, ${email},
      ${request_id}::uuid)`.execute(backoffice);
  const { outcome, member } = rows[0] ?? { outcome: 'changed', member: null };
  if (outcome === 'shut-out') throw new ApiError('ERROR_INVALID_SESSION');
  if (outcome === 'username' || outcome === 'email') {
    throw new ApiError('ERROR_VALIDATION', { fields: { [outcome]: 'already-used' } });
  }
  if (member === null) throw new ApiError('ERROR_CONFLICT');
  if (outcome === 'done') later(mailTeamInvitation(mailer, { name, username, email }, config.publicUrl));
  return { id: member };
}
