export { SaleSender as default } from '../outbox/SaleSender.tsx';
