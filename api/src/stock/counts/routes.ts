import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { withCompany } from '../../database/connect.ts';
import { withCompanyOnce } from '../../database/with-company-once.ts';
import { route } from '../../http/route.ts';
import { addEntries } from './add-entries.ts';
import { applyCount, cancelCount } from './close-count.ts';
import { findCount, toStockCount } from './count-row.ts';
import { findFigures } from './find-figures.ts';
import { listCounts } from './list-counts.ts';
import { listEntries } from './list-entries.ts';
import { listLines } from './list-lines.ts';
import { openCount } from './open-count.ts';
import { zeroUncounted } from './zero-uncounted.ts';

/** Counts of the stock (docs/decisions/0036). */
export function stockCountRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, heavy } = context;

  route(app, context, contract.listStockCounts, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listCounts(trx, query)),
  );

  route(app, context, contract.openStockCount, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'stock_counts_pkey', (trx) => openCount(trx, session, body)),
  );

  route(app, context, contract.findStockCount, ({ params, session }) =>
    withCompany(db, session.companyId, async (trx) => toStockCount(await findCount(trx, params.id))),
  );

  route(app, context, contract.addCountEntries, ({ params, body, session }) =>
    withCompanyOnce(db, session.companyId, [], (trx) => addEntries(trx, session, params.id, body)),
  );

  route(app, context, contract.listCountEntries, ({ params, query, session }) =>
    withCompany(db, session.companyId, (trx) => listEntries(trx, session.userId, params.id, query)),
  );

  route(app, context, contract.listCountLines, ({ params, query, session }) =>
    withCompany(db, session.companyId, (trx) => listLines(trx, session.grants, params.id, query)),
  );

  route(app, context, contract.findCountFigures, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => findFigures(trx, session.grants, params.id)),
  );

  route(app, context, contract.zeroUncounted, ({ params, body, session }) =>
    heavy.change(session.companyId, () =>
      withCompanyOnce(db, session.companyId, [], (trx) =>
        zeroUncounted(trx, session, params.id, body.revision),
      ),
    ),
  );

  route(app, context, contract.applyStockCount, ({ params, body, session }) =>
    heavy.change(session.companyId, () =>
      withCompanyOnce(db, session.companyId, [], (trx) => applyCount(trx, session, params.id, body)),
    ),
  );

  route(app, context, contract.cancelStockCount, ({ params, body, session }) =>
    withCompany(db, session.companyId, (trx) => cancelCount(trx, session, params.id, body)),
  );
}
