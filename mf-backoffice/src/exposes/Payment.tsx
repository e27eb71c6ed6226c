export { PaymentDrawer as default } from '../payments/PaymentDrawer.tsx';
