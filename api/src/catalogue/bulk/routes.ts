import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { withCompany } from '../../database/connect.ts';
import { withCompanyOnce } from '../../database/with-company-once.ts';
import { route } from '../../http/route.ts';
import { checkFilter } from '../list/product-filter.ts';
import { applyChange } from './apply-change.ts';
import { checkMayChange } from './change-permissions.ts';
import { previewChange } from './preview-change.ts';
import { undoChange } from './undo-change.ts';

/** Changes of many products, part by part: each part is a transaction of its own, in the company's fair share. */
export function bulkRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, heavy } = context;

  route(app, context, contract.previewBulkChange, ({ body, session }) => {
    checkMayChange(body.change, session.grants);
    if ('filter' in body.selection) checkFilter(body.selection.filter, session.grants);
    return withCompany(db, session.companyId, (trx) => previewChange(trx, session.companyId, body));
  });

  route(app, context, contract.createBulkChange, ({ body, session }) => {
    checkMayChange(body.change, session.grants);
    if ('filter' in body.selection) checkFilter(body.selection.filter, session.grants);
    return heavy.change(session.companyId, () =>
      withCompanyOnce(db, session.companyId, 'product_changes_pkey', (trx) =>
        applyChange(trx, session, body),
      ),
    );
  });

  route(app, context, contract.undoBulkChange, ({ params, body, session }) =>
    heavy.change(session.companyId, () =>
      withCompany(db, session.companyId, (trx) => undoChange(trx, session, params.id, body.cursor)),
    ),
  );
}
