import { useCan } from '@cuadra/shared/state';

export interface PaymentRights {
  /** May say whose sale it is (spec §3, sales 5), which takes seeing the clients. */
  client: boolean;
  /** May let what is missing become a debt (spec §3, sales 6), which takes somebody who owes it. */
  credit: boolean;
}

export function usePaymentRights(): PaymentRights {
  const mayAssign = useCan(['sales', 'assign_client']);
  const mayRead = useCan(['clients', 'read']);
  const mayCredit = useCan(['sales', 'credit_sale']);
  const client = mayAssign && mayRead;
  return { client, credit: client && mayCredit };
}
