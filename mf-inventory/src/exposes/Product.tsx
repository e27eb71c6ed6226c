export { ProductPage as default } from '../stock/detail/ProductPage.tsx';
