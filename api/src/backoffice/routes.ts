import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { route } from '../http/route.ts';
import { sendAsFile } from '../reports/csv.ts';
import { findReportPicture } from '../subscriptions/find-report-picture.ts';
import { approveReport } from './approve-report.ts';
import { changeInspector } from './change-inspector.ts';
import { giveFreeDays, giveModules, givePlan, suspendCompany } from './deeds.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { exportFigures } from './figures/export-figures.ts';
import { findFigures } from './figures/find-figures.ts';
import { findBackofficeClient } from './find-backoffice-client.ts';
import { findOverview } from './find-overview.ts';
import { findReport } from './find-report.ts';
import { listAuditLog } from './list-audit-log.ts';
import { listCompanies } from './list-companies.ts';
import { listRemoteLoads } from './list-remote-loads.ts';
import { listReports } from './list-reports.ts';
import { listPlans } from './plans/list-plans.ts';
import { createPlan, updatePlan } from './plans/write-plan.ts';
import { previewDeed } from './preview-deed.ts';

export function backofficeRoutes(app: FastifyInstance, context: AppContext): void {
  const { backoffice } = context;

  route(app, context, contract.findOverview, () => findOverview(backoffice));
  route(app, context, contract.findBackofficeClient, ({ params }) =>
    findBackofficeClient(context, params.id),
  );
  route(app, context, contract.suspendCompany, ({ params, body, session }) =>
    suspendCompany(context, { companyId: params.id, session }, body),
  );
  route(app, context, contract.giveFreeDays, ({ params, body, session }) =>
    giveFreeDays(context, { companyId: params.id, session }, body),
  );
  route(app, context, contract.givePlan, ({ params, body, session }) =>
    givePlan(context, { companyId: params.id, session }, body),
  );
  route(app, context, contract.giveModules, ({ params, body, session }) =>
    giveModules(context, { companyId: params.id, session }, body),
  );
  route(app, context, contract.previewFreeDays, ({ params, query, session }) =>
    previewDeed(context, session, params.id, query),
  );
  route(app, context, contract.previewPlan, ({ params, query, session }) =>
    previewDeed(context, session, params.id, query),
  );
  route(app, context, contract.approveReport, ({ body, session }) =>
    approveReport(backoffice, session, body),
  );
  route(app, context, contract.listReports, ({ query }) => listReports(backoffice, query));
  route(app, context, contract.findReport, ({ params, query, session }) =>
    findReport(context, session, { id: params.id, rate: query.rate }),
  );
  route(app, context, contract.findReviewedPicture, ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return findReportPicture(backoffice, params.id);
  });
  route(app, context, contract.listAuditLog, ({ query }) => listAuditLog(backoffice, query));
  route(app, context, contract.exportAuditLog, async ({ query, reply }) => {
    const file = await exportAuditLog(backoffice, query);
    sendAsFile(reply, 'registro', file);
    return file;
  });
  route(app, context, contract.findFigures, ({ query }) => findFigures(backoffice, query));
  route(app, context, contract.exportFigures, async ({ query, reply }) => {
    const file = await exportFigures(backoffice, query);
    sendAsFile(reply, 'cifras', file);
    return file;
  });
  route(app, context, contract.listBackofficePlans, async () => ({
    items: await listPlans(backoffice),
    next: null,
  }));
  route(app, context, contract.createPlan, ({ body, session }) => createPlan(backoffice, session, body));
  route(app, context, contract.updatePlan, ({ params, body, session }) =>
    updatePlan(backoffice, session, { id: params.id, ...body }),
  );
  route(app, context, contract.listCompanies, ({ query }) => listCompanies(backoffice, query));
  route(app, context, contract.changeInspector, ({ body, session }) =>
    changeInspector(backoffice, session, body),
  );
  route(app, context, contract.listRemoteLoads, ({ query }) => listRemoteLoads(backoffice, query));
}
