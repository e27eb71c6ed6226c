import { useCall } from '@cuadra/shared/client';
import { exact, toMoney } from '@cuadra/shared/domain';
import { useMemo } from 'react';
import { useOutboxState } from '../offline/outbox/outbox-context.ts';
import type { InTill } from '../sale/payment/in-till.ts';
import { unsentOf } from './unsent.ts';

/**
 * What should lie in the till by method, as the head of Caja was last told of its open session, with what this device has sold
 * since and not sent yet. It asks for nothing: no payment waits for it.
 *
 * @param saleId the sale that is being paid, whose own money is not counted
 * @returns undefined while no session is open, or while what should be there is not known or not told
 */
export function useInTill(saleId: string): InTill | undefined {
  const { data } = useCall('GET /cash_sessions/current', {}, { enabled: false });
  const entries = useOutboxState((state) => state.entries);
  const session = data?.session;
  return useMemo(() => {
    if (!session || session.to_count) return undefined;
    const others = entries.filter(({ id }) => id !== saleId);
    const { methods: unsent } = unsentOf(session, { entries: others, tabs: [] }, []);
    const parts = [
      ...session.counts.map(({ payment_method_id, expected }) => [payment_method_id, expected] as const),
      ...unsent.map(({ payment_method_id, amount }) => [payment_method_id, amount] as const),
    ];
    const till = new Map<string, string>();
    for (const [id, amount] of parts) till.set(id, toMoney(exact(till.get(id) ?? 0).plus(amount)));
    return till;
  }, [session, entries, saleId]);
}
