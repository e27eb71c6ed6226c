import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { deviceOf } from '../access/device-name.ts';
import { GUARDED } from '../access/guarded.ts';
import { mailLater } from '../access/mail-later.ts';
import { checkCode } from '../access/mailed-code.ts';
import { newToken } from '../access/token.ts';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import { readDevice, writeDevice } from './device-cookie.ts';
import { login } from './login.ts';
import { openSession } from './open-session.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { companyOfUser, resendCode } from './resend-code.ts';
import { resetPassword } from './reset-password.ts';
import { verifySession } from './verify-session.ts';

interface SessionRow {
  created_at: Date;
  last_seen_at: Date;
  is_current: boolean;
  user_agent: string | null;
}

export function sessionRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.register, ({ body }) => register(context, body), GUARDED);
  route(
    app,
    context,
    contract.login,
    async ({ body, request, reply }) => {
      const from = { userAgent: agentOf(request), address: request.ip, device: readDevice(request) };
      const { token, user, device } = await login(context, body, from, mailLater(request));
      writeDevice(request, reply, device);
      return { token, user };
    },
    GUARDED,
  );

  route(
    app,
    context,
    contract.requestPasswordReset,
    ({ body, request }) => requestPasswordReset(context, body.username, mailLater(request)),
    GUARDED,
  );

  route(
    app,
    context,
    contract.resetPassword,
    async ({ body, request, reply }) => {
      const from = { userAgent: agentOf(request), device: readDevice(request) };
      const { token, user, device } = await resetPassword(context, body, from, mailLater(request));
      writeDevice(request, reply, device);
      return { token, user };
    },
    GUARDED,
  );

  route(app, context, contract.resendCode, ({ params }) => resendCode(context, params.user_id), GUARDED);

  route(
    app,
    context,
    contract.verifyRegistration,
    async ({ body, request, reply }) => {
      const companyId = await companyOfUser(db, body.user_id);
      // As of a code that is over: whether there is such a user is not said.
      if (!companyId) throw new ApiError('ERROR_VALIDATION', { fields: { code: 'expired' } });
      const outcome = await withCompany(db, companyId, async (trx) => {
        const owner = { companyId, userId: body.user_id, purpose: 'registration' } as const;
        const checked = await checkCode(trx, owner, body.code);
        if (checked === 'right') {
          await trx
            .updateTable('users')
            .set({ verified_at: sql<Date>`now()` })
            .where('id', '=', body.user_id)
            .execute();
        }
        return checked;
      });
      if (outcome !== 'right') throw new ApiError('ERROR_VALIDATION', { fields: { code: outcome } });
      const owner = { userId: body.user_id, companyId, platform: false };
      const device = readDevice(request) ?? newToken();
      const opened = await openSession(context, owner, { userAgent: agentOf(request), token: device });
      if (!opened) throw new ApiError('ERROR_INVALID_SESSION');
      writeDevice(request, reply, device);
      return { token: opened.token, user: opened.user };
    },
    GUARDED,
  );

  route(app, context, contract.verifySession, ({ session, query }) =>
    verifySession(context, session, query.preview),
  );
  route(app, context, contract.logout, async ({ session }) => {
    await sql`select end_session(${session.tokenHash})`.execute(db);
  });
  route(app, context, contract.closeSessions, async ({ session }) => {
    await sql`select end_sessions_beside(${session.tokenHash})`.execute(db);
  });
  route(app, context, contract.listSessions, async ({ session }) => {
    const { rows } = await sql<SessionRow>`select * from sessions_beside(${session.tokenHash})`.execute(db);
    const items = rows.map(({ created_at, last_seen_at, is_current, user_agent }) => ({
      create_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      is_current,
      device: deviceOf(user_agent),
    }));
    return { items, next: null };
  });
  route(app, context, contract.listModules, async ({ session }) => ({ items: session.modules, next: null }));
}

/** What a session is opened with, as it calls itself. */
function agentOf({ headers }: FastifyRequest): string | undefined {
  return headers['user-agent'] || undefined;
}
