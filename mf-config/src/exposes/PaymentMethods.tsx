export { PaymentMethodsDrawer as default } from '../payment-methods/PaymentMethodsDrawer.tsx';
