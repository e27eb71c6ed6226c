import type { OrderSummary } from '@cuadra/shared/contract';
import { type Grants, isGranted } from '@cuadra/shared/domain';

/** An order without the way to its buyer, for who may not see the clients of sales (spec §3, sales 10). */
export function redactOrder<O extends OrderSummary>(order: O, grants: Grants): O {
  return isGranted(grants, ['sales', 'detail_client'])
    ? order
    : { ...order, phone: null, address: null, token: null };
}
