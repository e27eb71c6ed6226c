import * as contract from '@cuadra/shared/contract';
import { isGranted } from '@cuadra/shared/domain';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../access/admit.ts';
import { GUARDED } from '../access/guarded.ts';
import { hashPassword } from '../access/password.ts';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { withCompanyOnce } from '../database/with-company-once.ts';
import { orNotFound } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import { changePassword } from './change-password.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { findUser } from './find-user.ts';
import { listUsers } from './list-users.ts';
import { updateUser } from './update-user.ts';

export function userRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listUsers, ({ query, session }) =>
    withCompany(db, companyOf(session), (trx) =>
      listUsers(trx, query, isGranted(session.grants, ['users', 'read'])),
    ),
  );

  route(app, context, contract.findUser, async ({ params, session }) =>
    orNotFound(await withCompany(db, session.companyId, (trx) => findUser(trx, params.id))),
  );

  route(app, context, contract.createUser, async ({ body, session }) => {
    const passwordHash = await hashPassword(body.password);
    return withCompanyOnce(db, session.companyId, 'users_pkey', (trx) =>
      createUser(trx, session, body, passwordHash, context.proofKey),
    );
  });

  route(app, context, contract.updateUser, async ({ body, session }) => {
    const passwordHash = body.password === undefined ? undefined : await hashPassword(body.password);
    return withCompany(db, session.companyId, (trx) =>
      updateUser(trx, session, body, passwordHash, context.proofKey),
    );
  });

  route(app, context, contract.deleteUser, ({ params, session }) =>
    withCompany(db, session.companyId, (trx) => deleteUser(trx, session, params.id)),
  );

  route(
    app,
    context,
    contract.changePassword,
    ({ body, session, request }) => changePassword(context, session, body, request.ip),
    GUARDED,
  );
}
