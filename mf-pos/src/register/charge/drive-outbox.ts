import type { Outbox } from '../../offline/outbox/outbox.ts';
import type { SendResult } from '../../offline/outbox/send.ts';
import type { ChargeContext } from './charge-context.ts';
import { followResult } from './follow-result.ts';

/** Tells the cashier what came of a sale or a client; `isWaiting`: its customer stands at the payment. */
export type TellResult = (result: SendResult, isWaiting: boolean) => void;

interface Driver {
  users: number;
  tellers: Set<TellResult>;
  stop: () => void;
}

/** One for each outbox, however many screens want it: each result is followed once. */
const drivers = new WeakMap<Outbox, Driver>();

/**
 * Has a company's outbox send, and its tabs follow what comes of it.
 *
 * @param tell what a screen says of the results
 * @returns stops it, once nobody else wants it
 */
export function driveOutbox(context: ChargeContext, tell?: TellResult): () => void {
  const { outbox } = context;
  const driver = drivers.get(outbox) ?? begin(context);
  drivers.set(outbox, driver);
  driver.users += 1;
  if (tell) driver.tellers.add(tell);
  return () => {
    driver.users -= 1;
    if (tell) driver.tellers.delete(tell);
    if (driver.users > 0) return;
    driver.stop();
    drivers.delete(outbox);
  };
}

function begin(context: ChargeContext): Driver {
  const { tabs, outbox } = context;
  const tellers = new Set<TellResult>();
  const stopFollowing = outbox.onResult((result) => {
    const isWaiting = tabs.getState().tabs.some(({ charge }) => charge?.body.id === result.id);
    for (const tell of tellers) tell(result, isWaiting);
    void followResult(context, result);
  });
  const stopSending = outbox.start();
  return {
    users: 0,
    tellers,
    stop: () => {
      stopSending();
      stopFollowing();
    },
  };
}
