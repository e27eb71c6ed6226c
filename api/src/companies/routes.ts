import * as contract from '@cuadra/shared/contract';
import { isGranted } from '@cuadra/shared/domain';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../access/admit.ts';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import { findCompany } from './find-company.ts';
import { listVisits } from './list-visits.ts';
import { updateCompany } from './update-company.ts';
import { updateCurrenciesUsed } from './update-currencies-used.ts';

export function companyRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.findCompany, ({ session }) =>
    withCompany(db, companyOf(session), async (trx) => {
      const { owner, ...company } = await findCompany(trx);
      const seesMail = isGranted(session.grants, ['users', 'read']);
      return { ...company, owner: owner && { ...owner, email: seesMail ? owner.email : null } };
    }),
  );

  route(app, context, contract.listVisits, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listVisits(trx, session.companyId, query)),
  );

  route(app, context, contract.updateCompany, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateCompany(trx, session, body)),
  );

  route(app, context, contract.listConfigurations, ({ session }) =>
    withCompany(db, companyOf(session), (trx) =>
      trx
        .selectFrom('company_configurations')
        .select(['id', 'with_auto_rate', 'allow_negative_stock'])
        .executeTakeFirstOrThrow(),
    ),
  );

  route(app, context, contract.updateConfiguration, ({ body: { id, ...changed }, session }) =>
    withCompany(db, session.companyId, async (trx) => {
      // The call takes the permission of the rate; what may be sold is another matter.
      const maySell = isGranted(session.grants, ['company_configuration', 'change_optional_payments']);
      if (changed.allow_negative_stock !== undefined && !maySell) {
        throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', {
          fields: { allow_negative_stock: 'not-allowed' },
        });
      }
      return orNotFound(
        await trx
          .updateTable('company_configurations')
          .set({ id, ...changed })
          .where('id', '=', id)
          .returning(['id', 'with_auto_rate', 'allow_negative_stock'])
          .executeTakeFirst(),
      );
    }),
  );

  route(app, context, contract.findCurrenciesUsed, ({ session }) =>
    withCompany(db, companyOf(session), (trx) =>
      trx
        .selectFrom('company_currencies_used')
        .select(['company_id', 'main', 'alternative'])
        .executeTakeFirstOrThrow(),
    ),
  );

  route(app, context, contract.updateCurrenciesUsed, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateCurrenciesUsed(trx, body)),
  );
}
