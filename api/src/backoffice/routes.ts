import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { route } from '../http/route.ts';
import { approveReport } from './approve-report.ts';
import { changeInspector } from './change-inspector.ts';
import { findBackofficeClient } from './find-backoffice-client.ts';
import { findOverview } from './find-overview.ts';
import { findReport } from './find-report.ts';
import { listCompanies } from './list-companies.ts';
import { listRemoteLoads } from './list-remote-loads.ts';
import { listReports } from './list-reports.ts';

export function backofficeRoutes(app: FastifyInstance, context: AppContext): void {
  const { backoffice } = context;

  route(app, context, contract.findOverview, () => findOverview(backoffice));
  route(app, context, contract.findBackofficeClient, ({ params }) =>
    findBackofficeClient(context, params.id),
  );
  route(app, context, contract.approveReport, ({ body, session }) =>
    approveReport(backoffice, session, body),
  );
  route(app, context, contract.listReports, ({ query }) => listReports(backoffice, query));
  route(app, context, contract.findReport, ({ params, query, session }) =>
    findReport(context, session, { id: params.id, rate: query.rate }),
  );
  route(app, context, contract.listCompanies, ({ query }) => listCompanies(backoffice, query));
  route(app, context, contract.changeInspector, ({ body, session }) =>
    changeInspector(backoffice, session, body.company_id),
  );
  route(app, context, contract.listRemoteLoads, ({ query }) => listRemoteLoads(backoffice, query));
}
