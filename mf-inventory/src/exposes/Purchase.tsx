export { PurchasePage as default } from '../purchases/PurchasePage.tsx';
