import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CompanySession, companyOf } from '../access/admit.ts';
import type { AppContext } from '../app/context.ts';
import { type CompanyTransaction, withCompany } from '../database/connect.ts';
import type { HeavyWork } from '../heavy/heavy-work.ts';
import { route } from '../http/route.ts';
import { sendAsFile, wantsCsv } from './csv.ts';
import { balanceFile, incomesFile, pendingFile, salesFile, statsFile } from './files.ts';
import { findBalanceReport } from './find-balance-report.ts';
import { findIncomesReport } from './find-incomes-report.ts';
import { findPendingIncomesReport } from './find-pending-incomes-report.ts';
import { findPendingSalesReport } from './find-pending-sales-report.ts';
import { findSalesReport } from './find-sales-report.ts';
import { findStatsReport } from './find-stats-report.ts';
import { findSummary } from './find-summary.ts';
import type { PageWish } from './page.ts';
import { scopeOf } from './scope.ts';

/** Rows that a file may have, far above any shop's; it comes whole and has no pages. */
const MAX_FILE_ROWS = 100_000;

interface Asked<Query> {
  query: Query;
  session: CompanySession;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Answers a report as JSON, or all of it as a file to who asks for one, when the company's turn comes.
 *
 * @param read the report; of a file the query has no cursor, and a limit that no list reaches
 */
async function answer<Query extends object, Report>(
  heavy: HeavyWork,
  { query, session, request, reply }: Asked<Query>,
  read: (trx: CompanyTransaction, session: CompanySession, query: Query) => Promise<Report>,
  file: { name: string; of: (report: Report) => Promise<string> },
): Promise<Report> {
  const isFile = wantsCsv(request);
  const whole: PageWish = { limit: MAX_FILE_ROWS, cursor: undefined };
  const asked = isFile ? { ...query, ...whole } : query;
  const report = await heavy.read(
    session.companyId,
    (trx) => read(trx, session, asked),
    request.deadline?.signal,
  );
  void reply.header('vary', 'accept');
  if (isFile) sendAsFile(reply, file.name, await file.of(report));
  return report;
}

export function reportRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, heavy } = context;

  route(app, context, contract.findSummary, ({ query, session }) =>
    withCompany(db, companyOf(session), (trx) => findSummary(trx, session, query)),
  );

  route(app, context, contract.findSalesReport, (asked) =>
    answer(heavy, asked, findSalesReport, {
      name: 'ventas',
      of: (report) => salesFile(report.items, asked.query.by, report),
    }),
  );

  route(app, context, contract.findPendingSalesReport, (asked) =>
    answer(heavy, asked, findPendingSalesReport, {
      name: 'ventas-pendientes',
      of: (report) => pendingFile(report.items, asked.query.by, report),
    }),
  );

  route(app, context, contract.findIncomesReport, (asked) =>
    answer(heavy, asked, findIncomesReport, {
      name: 'ingresos',
      of: (report) => incomesFile(report.items, asked.query.by, report),
    }),
  );

  route(app, context, contract.findPendingIncomesReport, (asked) =>
    answer(heavy, asked, findPendingIncomesReport, {
      name: 'ingresos-pendientes',
      of: (report) => pendingFile(report.items, asked.query.by, report),
    }),
  );

  route(app, context, contract.findBalanceReport, (asked) =>
    answer(heavy, asked, findBalanceReport, {
      name: 'balance',
      of: (report) => balanceFile(report.items, asked.query.by, report),
    }),
  );

  route(app, context, contract.findStatsReport, (asked) =>
    answer(
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
