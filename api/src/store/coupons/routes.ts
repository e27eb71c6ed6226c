import * as contract from '@cuadra/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app/context.ts';
import { withCompany } from '../../database/connect.ts';
import { withCompanyOnce } from '../../database/with-company-once.ts';
import { route } from '../../http/route.ts';
import { expireOrders } from '../expire-orders.ts';
import { createCoupon } from './create-coupon.ts';
import { deleteCoupon } from './delete-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { updateCoupon } from './update-coupon.ts';

/** What takes something off an order, for who knows its code. */
export function couponRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, contract.listCoupons, async ({ session: { companyId } }) => {
    await expireOrders(db, companyId);
    return withCompany(db, companyId, listCoupons);
  });

  route(app, context, contract.createCoupon, ({ body, session: { companyId } }) =>
    withCompanyOnce(db, companyId, 'store_coupons_pkey', (trx) => createCoupon(trx, companyId, body)),
  );

  route(app, context, contract.updateCoupon, ({ body, session }) =>
    withCompany(db, session.companyId, (trx) => updateCoupon(trx, session, body)),
  );

  route(app, context, contract.deleteCoupon, ({ params, session: { companyId } }) =>
    withCompany(db, companyId, (trx) => deleteCoupon(trx, params.id)),
  );
}
