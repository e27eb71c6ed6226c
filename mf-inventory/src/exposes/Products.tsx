export { ProductsPage as default } from '../products/ProductsPage.tsx';
