import * as contract from '@cuadra/shared/contract';
import { isGranted } from '@cuadra/shared/domain';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../access/admit.ts';
import { GUARDED } from '../access/guarded.ts';
import { mailLater } from '../access/mail-later.ts';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import { EXPORT_ANSWER_MS, exportCompany } from './export/export-company.ts';
import { findCompany } from './find-company.ts';
import { listVisits } from './list-visits.ts';
import { updateCompany } from './update-company.ts';
import { updateCurrenciesUsed } from './update-currencies-used.ts';

/** How a company works, as it is answered. */
const CONFIGURATION = ['id', 'with_auto_rate', 'allow_negative_stock', 'blind_count'] as const;
/** What of it takes a permission of its own. */
const OPTIONAL = ['allow_negative_stock', 'blind_count'] as const;

export function companyRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.findCompany, ({ session }) =>
    withCompany(db, companyOf(session), async (trx) => {
      const { owner, ...company } = await findCompany(trx);
      const seesMail = isGranted(session.grants, ['users', 'read']);
      return { ...company, owner: owner && { ...owner, email: seesMail ? owner.email : null } };
    }),
  );

  route(
    app,
    context,
    contract.exportCompany,
    async ({ body, session, request, reply }) => {
      const { bytes, content } = await exportCompany(context, session, body.password, {
        ...{ address: request.ip, signal: request.deadline?.signal, later: mailLater(request) },
      });
      void reply
        .type('application/zip')
        .header('content-length', bytes)
        .header('content-disposition', 'attachment; filename="empresa.zip"');
      return content;
    },
    { config: { ...GUARDED.config, answerMs: EXPORT_ANSWER_MS } },
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
        .select([...CONFIGURATION])
        .executeTakeFirstOrThrow(),
    ),
  );

  route(app, context, contract.updateConfiguration, ({ body: { id, ...changed }, session }) =>
    withCompany(db, session.companyId, async (trx) => {
      // The call takes the permission of the rate; what may be sold, and how it is counted, is another matter.
      const maySet = isGranted(session.grants, ['company_configuration', 'change_optional_payments']);
      const refused = OPTIONAL.filter((field) => changed[field] !== undefined && !maySet);
      if (refused.length > 0) {
        throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', {
          fields: Object.fromEntries(refused.map((field) => [field, 'not-allowed'])),
        });
      }
      return orNotFound(
        await trx
          .updateTable('company_configurations')
          .set({ id, ...changed })
          .where('id', '=', id)
          .returning([...CONFIGURATION])
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
