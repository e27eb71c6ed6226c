export { CashRegisterPage as default } from '../register/CashRegisterPage.tsx';
