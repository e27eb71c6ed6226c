/** What comes once something is to be charged, in one chunk: see `lazy-checkout.ts`. */
export { OutboxDriver } from './charge/OutboxDriver.ts';
export { PaymentStep } from './payment/PaymentStep.tsx';
export { NothingFound } from './search/NothingFound.tsx';
export { TicketDialog } from './ticket/TicketDialog.tsx';
