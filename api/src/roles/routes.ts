import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { orNotFound } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import { createRole } from './create-role.ts';
import { deleteRole } from './delete-role.ts';
import { findRole } from './find-role.ts';
import { listRoles } from './list-roles.ts';
import { updateRole } from './update-role.ts';

export function roleRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listRoles, ({ query, session }) =>
    withCompany(db, session.companyId, (trx) => listRoles(trx, query)),
  );

  route(app, context, contract.listRolePermissions, async ({ query, session }) => {
    const role = orNotFound(await withCompany(db, session.companyId, (trx) => findRole(trx, query.role_id)));
    return { items: role.modules, next: null };
  });

  route(app, context, contract.createRole, ({ body, session }) =>
    withCompanyOnce(db, session.companyId, 'roles_pkey', (trx) => createRole(trx, session, body)),
  );

  route(app, context, contract.updateRole, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateRole(trx, session, body)),
  );

  route(app, context, contract.deleteRole, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteRole(trx, session, params.id)),
  );
}
