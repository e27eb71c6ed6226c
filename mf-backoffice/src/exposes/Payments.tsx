export { PaymentsPage as default } from '../payments/PaymentsPage.tsx';
