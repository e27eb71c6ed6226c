export { ProductionsPage as default } from '../productions/ProductionsPage.tsx';
