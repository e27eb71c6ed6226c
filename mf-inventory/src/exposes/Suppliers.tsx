export { SuppliersPage as default } from '../suppliers/SuppliersPage.tsx';
