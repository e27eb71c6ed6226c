export { CreateProductPage as default } from '../products/CreateProductPage.tsx';
