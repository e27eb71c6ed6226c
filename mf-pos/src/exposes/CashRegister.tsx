export { CashRegisterPage as default } from '../cash-register/CashRegisterPage.tsx';
