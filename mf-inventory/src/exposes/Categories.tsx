export { CategoriesDrawer as default } from '../categories/CategoriesDrawer.tsx';
