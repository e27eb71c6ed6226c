import { OutboxDriver } from './charge/OutboxDriver.ts';
import { useOrderWish } from './order/use-order-wish.ts';

/** What Caja does beside what it shows, once it can be used: it sends, and opens the order that its address names. */
export function RegisterDriver() {
  useOrderWish();
  return <OutboxDriver inRegister />;
}
