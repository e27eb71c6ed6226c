import { OutboxDriver } from './charge/OutboxDriver.ts';
import { DisplayDriver } from './display/DisplayDriver.tsx';
import { useOrderWish } from './order/use-order-wish.ts';

/** What Caja does beside what it shows, once it can be used: it sends, opens the order that its address names, and tells the customer's display. */
export function RegisterDriver() {
  useOrderWish();
  return (
    <>
      <OutboxDriver inRegister />
      <DisplayDriver />
    </>
  );
}
