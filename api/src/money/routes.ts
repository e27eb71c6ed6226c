import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../access/admit.ts';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { acceptRate } from './accept-rate.ts';
import { createExchangeRate } from './create-exchange-rate.ts';
import { createPaymentMethod } from './create-payment-method.ts';
import { deleteExchangeRate } from './delete-exchange-rate.ts';
import { deletePaymentMethod } from './delete-payment-method.ts';
import { findCurrentRate } from './find-current-rate.ts';
import { listCurrencies } from './list-currencies.ts';
import { listExchangeRates } from './list-exchange-rates.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { updateExchangeRate } from './update-exchange-rate.ts';
import { updatePaymentMethod } from './update-payment-method.ts';

export function moneyRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listCurrencies, ({ query }) => listCurrencies(db, query));

  route(app, context, contract.listExchangeRates, ({ query, session }) =>
    withCompany(db, companyOf(session), (trx) => listExchangeRates(trx, query)),
  );

  route(app, context, contract.createExchangeRate, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'exchange_rates_pkey', (trx) =>
      createExchangeRate(trx, session.companyId, body),
    ),
  );

  route(app, context, contract.updateExchangeRate, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateExchangeRate(trx, session, body)),
  );

  route(app, context, contract.deleteExchangeRate, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteExchangeRate(trx, session, params.id)),
  );

  route(app, context, contract.findCurrentRate, ({ session }) =>
    withCompany(db, companyOf(session), findCurrentRate),
  );

  route(app, context, contract.acceptRate, async ({ body, session }) => {
    const { companyId } = session;
    await withCompany(db, companyId, (trx) => acceptRate(trx, companyId, body.pending_id));
    // At a time of its own: to one that began before another accepted, that one's rate has not begun.
    return withCompany(db, companyId, findCurrentRate);
  });

  route(app, context, contract.listPaymentMethods, ({ query, session }) =>
    withCompany(db, companyOf(session), (trx) => listPaymentMethods(trx, query)),
  );

  route(app, context, contract.createPaymentMethod, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'payment_methods_pkey', (trx) =>
      createPaymentMethod(trx, session.companyId, body),
    ),
  );

  route(app, context, contract.updatePaymentMethod, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updatePaymentMethod(trx, session, body)),
  );

  route(app, context, contract.deletePaymentMethod, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deletePaymentMethod(trx, params.id)),
  );
}
