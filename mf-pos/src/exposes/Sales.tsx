export { SalesPage as default } from '../sales/SalesPage.tsx';
