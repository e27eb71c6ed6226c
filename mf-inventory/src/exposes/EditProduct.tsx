export { EditProductPage as default } from '../products/EditProductPage.tsx';
