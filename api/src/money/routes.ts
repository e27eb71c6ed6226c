import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { companyOf } from '../access/admit.ts';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { exactTime, readCursor, TimeKey, toPage } from '../database/cursor.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { route } from '../http/route.ts';
import { acceptHeldRate } from './accept-rate.ts';
import { createRate } from './create-rate.ts';
import { currentRate } from './current-rate.ts';
import { listRates } from './list-rates.ts';
import {
  createPaymentMethod,
  deletePaymentMethod,
  METHOD_COLUMNS,
  toMethod,
  updatePaymentMethod,
} from './payment-methods.ts';

export function moneyRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listCurrencies, async ({ query }) => {
    const after = readCursor(query.cursor, z.tuple([contract.CurrencyCode]))?.[0];
    const rows = await db
      .selectFrom('currencies')
      .selectAll()
      .$if(after !== undefined, (select) => select.where('iso_code', '>', String(after)))
      .orderBy('iso_code')
      .limit(query.limit + 1)
      .execute();
    return toPage(
      rows,
      query.limit,
      (row) => [row.iso_code],
      (row) => ({
        ...row,
        id: row.iso_code,
        symbol_position: row.symbol_position === 'right' ? 'right' : 'left',
      }),
    );
  });

  route(app, context, contract.listExchangeRates, ({ query, session }) =>
    withCompany(db, companyOf(session), (trx) => listRates(trx, query)),
  );

  route(app, context, contract.createExchangeRate, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'exchange_rates_pkey', (trx) =>
      createRate(trx, session.companyId, body),
    ),
  );

  route(app, context, contract.currentRate, ({ session }) =>
    withCompany(db, companyOf(session), currentRate),
  );

  route(app, context, contract.acceptRate, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => acceptHeldRate(trx, session.companyId, body.held_id)),
  );

  route(app, context, contract.listPaymentMethods, async ({ query, session }) => {
    const after = readCursor(query.cursor, z.tuple([TimeKey, contract.Id]));
    const rows = await withCompany(db, companyOf(session), (trx) =>
      trx
        .selectFrom('payment_methods')
        .select(METHOD_COLUMNS)
        .select(exactTime('created_at').as('at'))
        .$if(after !== undefined, (select) =>
          select.where(sql<boolean>`(created_at, id) > (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(query.limit + 1)
        .execute(),
    );
    return toPage(
      rows,
      query.limit,
      (row) => [row.at, row.id],
      ({ at: _at, ...method }) => toMethod(method),
    );
  });

  route(app, context, contract.createPaymentMethod, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'payment_methods_pkey', (trx) =>
      createPaymentMethod(trx, session.companyId, body),
    ),
  );

  route(app, context, contract.updatePaymentMethod, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updatePaymentMethod(trx, body)),
  );

  route(app, context, contract.deletePaymentMethod, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deletePaymentMethod(trx, params.id)),
  );
}
