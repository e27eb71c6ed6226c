export { CountSender as default } from '../stock/count/outbox/outbox-of.ts';
