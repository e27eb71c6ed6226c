import * as contract from '@cuadra/shared/contract';
import { remainingDays, SUBSCRIPTION_WARNING_DAYS } from '@cuadra/shared/domain';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../access/admit.ts';
import { GUARDED } from '../access/guarded.ts';
import type { AppContext } from '../app/context.ts';
import { currentTime } from '../clock/clock.ts';
import { orAlreadyUsed } from '../database/already-used.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { changePlan } from './change-plan.ts';
import { findReportPicture } from './find-report-picture.ts';
import { findSubscription } from './find-subscription.ts';
import { listPlans } from './list-plans.ts';
import { listSubscriptionHistory } from './list-subscription-history.ts';
import { mailPlanCode } from './mail-plan-code.ts';
import { reportInvoice } from './report-invoice.ts';

export function subscriptionRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listPlans, async () => ({ items: await listPlans(db), next: null }));

  route(app, context, contract.findSubscription, ({ session }) =>
    withCompany(db, session.companyId, (trx) => findSubscription(trx, session.grants)),
  );

  route(app, context, contract.listSubscriptionHistory, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listSubscriptionHistory(trx, session.grants, query)),
  );

  route(app, context, contract.reportInvoice, ({ body, session }) =>
    orAlreadyUsed({ invoice_reports_reference: 'reference' }, () =>
      withCompanyOnce(db, session.companyId, 'invoice_reports_request', (trx) =>
        reportInvoice(trx, session, body),
      ),
    ),
  );

  route(app, context, contract.findReportPicture, ({ params, session, reply }) => {
    // It shows somebody's bank: no shared device keeps it beyond the session.
    reply.header('cache-control', 'no-store');
    return withCompany(db, session.companyId, (trx) => findReportPicture(trx, params.id));
  });

  route(app, context, contract.listSubscriptionAlerts, async ({ session }) => {
    const companyId = companyOf(session);
    const { expires_at } = await withCompany(db, companyId, (trx) =>
      trx.selectFrom('subscriptions').select('expires_at').executeTakeFirstOrThrow(),
    );
    const remaining = remainingDays(expires_at, currentTime());
    const warning = { id: companyId, type: 'warning' as const, remainingDays: remaining };
    return { items: remaining <= SUBSCRIPTION_WARNING_DAYS ? [warning] : [], next: null };
  });

  route(app, context, contract.mailPlanCode, ({ session }) => mailPlanCode(context, session), GUARDED);

  route(
    app,
    context,
    contract.changePlan,
    ({ body, session }) => changePlan(context, session, body),
    GUARDED,
  );
}
