import { type RawBuilder, sql } from 'kysely';
import { mailSecondFactor } from '../access/account-mails.ts';
import type { Session } from '../access/admit.ts';
import { loadUser } from '../access/user.ts';
import type { AppContext } from '../app/context.ts';
import { ApiError } from '../errors/api-error.ts';

/** What the functions of the database that do something to somebody of the team answer (migration 0131). */
type Outcome = 'done' | 'none' | 'own' | 'shut-out' | null;
type Context = Pick<AppContext, 'backoffice'>;
/** To whom it is done, and who does it. */
interface Between {
  memberId: string;
  session: Session;
}

/**
 * Shuts somebody out, whose sessions end, or lets them in again.
 *
 * @throws ApiError 404 for nobody of the team; 409 with `own` for oneself
 */
export async function setTeamMemberActive(
  context: Context,
  { memberId, session }: Between,
  isActive: boolean,
): Promise<void> {
  await settle(
    context,
    sql`select set_team_member_active(${memberId}::uuid, ${session.userId}::uuid, ${isActive}) as outcome`,
  );
}

/**
 * Ends one session of somebody of the team, or all; the one that asks stays.
 *
 * @throws ApiError 404 for nobody of the team
 */
export async function endTeamSessions(
  context: Context,
  { memberId, session }: Between,
  sessionId: string | undefined,
): Promise<void> {
  await settle(
    context,
    sql`select end_team_sessions(${memberId}::uuid, ${session.userId}::uuid, ${sessionId ?? null}::uuid,
      ${session.tokenHash}) as outcome`,
  );
}

/**
 * Takes the second factor off somebody who lost it, ends their sessions and tells them by mail.
 *
 * @param later takes what nobody has to wait for
 * @throws ApiError 404 for nobody of the team; 409 with `own` for oneself
 */
export async function removeTeamSecondFactor(
  context: Pick<AppContext, 'db' | 'backoffice' | 'mailer'>,
  { memberId, session }: Between,
  reason: string,
  later: (work: Promise<void>) => void,
): Promise<void> {
  const outcome = await settle(
    context,
    sql`select remove_team_second_factor(${memberId}::uuid, ${session.userId}::uuid, ${reason}) as outcome`,
  );
  if (outcome === 'none') return;
  const member = await loadUser(context.db, { userId: memberId, companyId: null, platform: true });
  later(mailSecondFactor(context.mailer, member, 'off'));
}

async function settle({ backoffice }: Context, call: RawBuilder<{ outcome: Outcome }>): Promise<Outcome> {
  const { rows } = await call.execute(backoffice);
  const outcome = rows[0]?.outcome ?? null;
  if (outcome === null) throw new ApiError('ERROR_NOT_FOUND');
  // Shut out by another while this was on its way.
  if (outcome === 'shut-out') throw new ApiError('ERROR_INVALID_SESSION');
  if (outcome === 'own') throw new ApiError('ERROR_CONFLICT', { details: { reason: 'own' } });
  return outcome;
}
