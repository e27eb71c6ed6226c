import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { withCompany } from '../../database/connect.ts';
import { route } from '../../http/route.ts';
import { findPicture } from './find-picture.ts';
import { removePicture } from './remove-picture.ts';
import { setPicture } from './set-picture.ts';

/** A list that is scrolled asks for many, once each: they are counted apart, so that no sale has to wait for them. */
const MANY = { config: { rateLimit: { max: 6000, timeWindow: '1 minute' } } };

/** Pictures of products: docs/decisions/0039. */
export function pictureRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.setProductPicture, ({ params, body, session: { companyId } }) =>
    withCompany(db, companyId, (trx) => setPicture(trx, companyId, params.id, body)),
  );

  route(app, context, contract.removeProductPicture, ({ params, session: { companyId } }) =>
    withCompany(db, companyId, (trx) => removePicture(trx, companyId, params.id)),
  );

  route(
    app,
    context,
    contract.findPicture,
    async ({ params, query, session: { companyId }, reply }) => {
      const picture = await withCompany(db, companyId, (trx) =>
        findPicture(trx, companyId, params.hash, query.size),
      );
      // Of this session alone: who signs in after it asks with another token, and is answered for another company.
      reply.header('cache-control', 'private, max-age=31536000, immutable').header('vary', 'authorization');
      return picture;
    },
    MANY,
  );
}
