import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import { mailLater } from '../access/mail-later.ts';
import type { AppContext } from '../app/context.ts';
import { route } from '../http/route.ts';
import { addTeamMember } from './add-team-member.ts';
import { listTeam } from './list-team.ts';
import { endTeamSessions, removeTeamSecondFactor, setTeamMemberActive } from './team-deeds.ts';

export function teamRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, contract.listTeam, async ({ session }) => ({
    items: await listTeam(context.backoffice, session),
    next: null,
  }));
  route(app, context, contract.addTeamMember, ({ body, session, request }) =>
    addTeamMember(context, session, body, mailLater(request)),
  );
  route(app, context, contract.setTeamMemberActive, ({ params, body, session }) =>
    setTeamMemberActive(context, { memberId: params.id, session }, body.is_active),
  );
  route(app, context, contract.endTeamSessions, ({ params, query, session }) =>
    endTeamSessions(context, { memberId: params.id, session }, query.session_id),
  );
  route(app, context, contract.removeTeamSecondFactor, ({ params, body, session, request }) =>
    removeTeamSecondFactor(context, { memberId: params.id, session }, body.reason, mailLater(request)),
  );
}
