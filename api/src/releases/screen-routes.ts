import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AdmitContext } from '../access/admit.ts';
import type { Database } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import { findFigures } from './figures.ts';
import { listLog } from './list-log.ts';
import { asApiError, nameOf } from './platform-work.ts';
import { setTeamAddress } from './teams.ts';
import { listTokenPage, makeToken, revokeToken } from './tokens.ts';

/** What the routes need of the server's context. */
interface ScreenContext extends AdmitContext {
  backoffice: Database;
}

/** What a person looks at before they change who gets what, and the tokens of the teams. */
export function releaseScreenRoutes(app: FastifyInstance, context: ScreenContext): void {
  const { db, backoffice } = context;

  route(app, context, contract.findReleaseFigures, ({ params: { module }, query }) =>
    findFigures(backoffice, module, query),
  );
  route(app, context, contract.listReleaseLog, ({ params: { module }, query }) =>
    listLog(backoffice, module, query),
  );
  route(app, context, contract.listReleaseTokens, ({ query }) => listTokenPage(backoffice, query));
  route(app, context, contract.makeReleaseToken, async ({ body: { module: name, label }, session }) => {
    const by = await nameOf(db, orNotFound(session));
    return makeToken(backoffice, { name, label, by });
  });
  route(app, context, contract.revokeReleaseToken, async ({ params, session }) => {
    const by = await nameOf(db, orNotFound(session));
    await revokeToken(backoffice, params.id, by).catch(refuse);
  });
  route(app, context, contract.setReleaseTeam, async ({ params: { module }, body, session }) => {
    const by = await nameOf(db, orNotFound(session));
    await setTeamAddress(backoffice, module, body.address, by).catch(refuse);
  });
}

function refuse(error: unknown): never {
  throw asApiError(error);
}
