export { SupplierPage as default } from '../supplier-account/SupplierPage.tsx';
