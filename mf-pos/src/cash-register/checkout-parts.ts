/** What comes once something is to be charged: see `later.ts`. */
export { OutboxSending } from './charge/OutboxSending.ts';
export { PaymentStep } from './payment/PaymentStep.tsx';
export { TicketDialog } from './ticket/TicketDialog.tsx';
