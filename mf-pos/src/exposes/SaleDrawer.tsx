export { SaleDrawer as default } from '../sales/detail/SaleDrawer.tsx';
