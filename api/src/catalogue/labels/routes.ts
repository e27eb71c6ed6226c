import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { withCompany } from '../../database/connect.ts';
import { route } from '../../http/route.ts';
import { checkFilter } from '../list/product-filter.ts';
import { listLabelled } from './list-labelled.ts';
import { makeBarcode, makePresentationBarcode } from './make-barcode.ts';

/** What labels say, and a barcode for what has none. */
export function labelRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listLabelled, ({ body, session }) => {
    if ('filter' in body.selection) checkFilter(body.selection.filter, session.grants);
    return withCompany(db, session.companyId, (trx) => listLabelled(trx, session.companyId, body));
  });

  route(app, context, contract.makeBarcode, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => makeBarcode(trx, session, params.id)),
  );

  route(app, context, contract.makePresentationBarcode, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => makePresentationBarcode(trx, session, params)),
  );
}
