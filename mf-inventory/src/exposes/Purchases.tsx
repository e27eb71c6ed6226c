export { PurchasesPage as default } from '../purchases/PurchasesPage.tsx';
