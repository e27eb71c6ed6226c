import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { withCompany } from '../../database/connect.ts';
import { route } from '../../http/route.ts';
import { findStorePicture } from './find-store-picture.ts';
import { findStoreProduct } from './find-store-product.ts';
import { keepStorePicture } from './keep-store-picture.ts';
import { updateStoreProduct } from './update-store-product.ts';

/** What the store tells of its products; pictures are read as those of products are: docs/decisions/0039. */
export function storeProductRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.findStoreProduct, ({ params, session: { companyId } }) =>
    withCompany(db, companyId, (trx) => findStoreProduct(trx, params.id)),
  );

  route(app, context, contract.updateStoreProduct, ({ body, session: { companyId, userId } }) =>
    withCompany(db, companyId, (trx) => updateStoreProduct(trx, { userId }, body)),
  );

  route(app, context, contract.sendStorePicture, ({ body, session: { companyId } }) =>
    withCompany(db, companyId, (trx) => keepStorePicture(trx, body)),
  );

  route(app, context, contract.findStorePicture, async ({ params, query, session: { companyId }, reply }) => {
    const picture = await withCompany(db, companyId, (trx) => findStorePicture(trx, params.hash, query.size));
    reply.header('cache-control', 'private, max-age=31536000, immutable').header('vary', 'authorization');
    return picture;
  });
}
