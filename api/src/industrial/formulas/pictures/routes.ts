import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app/context.ts';
import { withCompany } from '../../../database/connect.ts';
import { route } from '../../../http/route.ts';
import { findFormulaPicture } from './find-picture.ts';
import { keepFormulaPicture } from './keep-picture.ts';

/** Pictures of the steps of formulas, read as those of products are: docs/decisions/0039. */
export function formulaPictureRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.sendFormulaPicture, ({ body, session: { companyId } }) =>
    withCompany(db, companyId, (trx) => keepFormulaPicture(trx, body)),
  );

  route(
    app,
    context,
    contract.findFormulaPicture,
    async ({ params, query, session: { companyId }, reply }) => {
      const picture = await withCompany(db, companyId, (trx) =>
        findFormulaPicture(trx, params.hash, query.size),
      );
      reply.header('cache-control', 'private, max-age=31536000, immutable').header('vary', 'authorization');
      return picture;
    },
  );
}
