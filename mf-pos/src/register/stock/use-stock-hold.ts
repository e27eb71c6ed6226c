import { useState } from 'react';
import { useOutbox, useOutboxState } from '../../offline/outbox/outbox-context.ts';
import type { ChargeNotice } from '../../tabs/sale-tabs-store.ts';
import { isOffline } from './check-stock.ts';
import { useFindHold } from './use-find-hold.ts';
import { NOT_SHORT, useShort } from './use-short.ts';

/**
 * What keeps the sale from being charged while one pays: too little of something, which may have been sold elsewhere since.
 *
 * @param notice a rejection that says it already
 */
export function useStockHold(notice: ChargeNotice | undefined) {
  const outbox = useOutbox();
  const findHold = useFindHold();
  const [isChecking, setChecking] = useState(false);
  const [isUnanswered, setUnanswered] = useState(false);
  useOutboxState((state) => state.isCutOff);
  const short = useShort();
  const isLate = isUnanswered || isOffline(outbox);
  const holds = async () => {
    setChecking(true);
    const hold = await findHold();
    setChecking(false);
    setUnanswered(!hold);
    return hold !== undefined;
  };
  return {
    /** Of what there is too little; nothing of it where a rejection says so. */
    short: notice?.line === undefined ? short : NOT_SHORT,
    isOffline: isLate,
    /** Nothing is said to be complete. */
    isHeld: notice?.line !== undefined || (short.length > 0 && !isLate),
    isChecking,
    /** Where there seems to be too little: asks the server, and says whether it would refuse the sale. */
    holds: short.length > 0 ? holds : undefined,
  };
}
