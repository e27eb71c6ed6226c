import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../access/admit.ts';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { route } from '../http/route.ts';
import { answerReport } from './answer-report.ts';
import { balanceFile, incomesFile, pendingFile, salesFile, statsFile } from './files.ts';
import { findBalanceReport } from './find-balance-report.ts';
import { findIncomesReport } from './find-incomes-report.ts';
import { findMorning } from './find-morning.ts';
import { findPendingIncomesReport } from './find-pending-incomes-report.ts';
import { findPendingSalesReport } from './find-pending-sales-report.ts';
import { findSalesReport } from './find-sales-report.ts';
import { findStatsReport } from './find-stats-report.ts';
import { findSummary } from './find-summary.ts';
import { scopeOf } from './scope.ts';

export function reportRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, heavy } = context;

  route(app, context, contract.findSummary, ({ query, session }) =>
    withCompany(db, companyOf(session), (trx) => findSummary(trx, session, query)),
  );

  route(app, context, contract.findMorning, ({ session }) =>
    withCompany(db, companyOf(session), (trx) => findMorning(trx, session)),
  );

  route(app, context, contract.findSalesReport, (asked) =>
    answerReport(heavy, asked, findSalesReport, {
      name: 'ventas',
      of: (report) => salesFile(report.items, asked.query.by, report),
    }),
  );

  route(app, context, contract.findPendingSalesReport, (asked) =>
    answerReport(heavy, asked, findPendingSalesReport, {
      name: 'ventas-pendientes',
      of: (report) => pendingFile(report.items, asked.query.by, report),
    }),
  );

  route(app, context, contract.findIncomesReport, (asked) =>
    answerReport(heavy, asked, findIncomesReport, {
      name: 'ingresos',
      of: (report) => incomesFile(report.items, asked.query.by, report),
    }),
  );

  route(app, context, contract.findPendingIncomesReport, (asked) =>
    answerReport(heavy, asked, findPendingIncomesReport, {
      name: 'ingresos-pendientes',
      of: (report) => pendingFile(report.items, asked.query.by, report),
    }),
  );

  route(app, context, contract.findBalanceReport, (asked) =>
    answerReport(heavy, asked, findBalanceReport, {
      name: 'balance',
      of: (report) => balanceFile(report.items, asked.query.by, report),
    }),
  );

  route(app, context, contract.findStatsReport, (asked) =>
    answerReport(
      heavy,
      asked,
      async (trx, session, query) => findStatsReport(trx, await scopeOf(trx, session, query)),
      {
        name: 'estadisticas',
        of: statsFile,
      },
    ),
  );
}
