/** What comes once something is to be charged, in one chunk: see `lazy-checkout.ts`. */
export { PaymentStep } from './payment/PaymentStep.tsx';
export { RegisterDriver } from './RegisterDriver.tsx';
export { NothingFound } from './search/NothingFound.tsx';
export { TicketDialog } from './ticket/TicketDialog.tsx';
