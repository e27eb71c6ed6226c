import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GUARDED } from '../access/guarded.ts';
import { mailLater } from '../access/mail-later.ts';
import type { AppContext } from '../app/context.ts';
import { route } from '../http/route.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { findSecondFactor } from './find-second-factor.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

/** The second factor of one's own account (docs/decisions/0054-two-factors.md). */
export function secondFactorRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, contract.findSecondFactor, ({ session }) => findSecondFactor(context, session));
  route(
    app,
    context,
    contract.beginSecondFactor,
    ({ session, body, request }) => beginSecondFactor(context, session, body.password, request.ip),
    GUARDED,
  );
  route(
    app,
    context,
    contract.confirmSecondFactor,
    ({ session, body, request }) => confirmSecondFactor(context, session, body.code, from(request)),
    GUARDED,
  );
  route(
    app,
    context,
    contract.renewRecoveryCodes,
    ({ session, body, request }) => renewRecoveryCodes(context, session, body.code, mailLater(request)),
    GUARDED,
  );
  route(
    app,
    context,
    contract.removeSecondFactor,
    ({ session, body, request }) => removeSecondFactor(context, session, body, from(request)),
    GUARDED,
  );
}

function from(request: FastifyRequest) {
  return { address: request.ip, later: mailLater(request) };
}
